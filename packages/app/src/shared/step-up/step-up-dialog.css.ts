import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const secondFactor = style({ display: 'grid', gap: space[2] })

/** Aligns the button's label with the field's text. */
export const otherField = style({ justifySelf: 'start', marginInlineStart: -12 })

export const otherWay = style({ display: 'grid', gap: space[3] })

/** A line on each side of the word. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.text3,
  '::before': { content: '""', flex: 1, height: 1, background: color.line },
  '::after': { content: '""', flex: 1, height: 1, background: color.line },
})
