import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

import { payBarHeight, pinsPayBar } from './purchase-page.css.ts'

const { border, color, space } = vars

const focusGap = '6px'

export const card = style({
  marginTop: space[6],
  '@media': { [pinsPayBar]: { marginBottom: payBarHeight } },
})

export const error = style({ marginBottom: space[3] })

/** Receives the focus when the focused button is removed. The ring keeps a distance from the content. */
export const limits = style({
  display: 'grid',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { outlineOffset: focusGap } },
})

export const limit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: `${border.thin} solid ${color.line}` } },
})

export const period = style({ fontWeight: vars.weight.medium, color: color.text })

export const note = style({ ...type.sm, color: color.text3 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
