import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

/** It takes the focus when a deleted link is gone. */
export const card = style({ outline: 'none' })

export const content = style({ display: 'grid', gap: space[3.5] })

export const hint = style({ ...type.sm, color: color.text3, overflowWrap: 'anywhere' })

export const links = style({ display: 'grid', listStyle: 'none' })

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1.5],
  selectors: { '& + &': { borderBlockStart: `${border.thin} solid ${color.line}` } },
})

export const words = style({ ...type.md, display: 'grid', justifyItems: 'start', minWidth: 0 })
