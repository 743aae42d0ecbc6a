import { minus } from '@olympus/ui/theme/lengths'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

export const secondFactor = style({ display: 'grid', gap: space[2] })

/** Aligns the button's label with the field's text. */
export const otherField = style({ justifySelf: 'start', marginInlineStart: minus(space[3]) })

export const otherWay = style({ display: 'grid', gap: space[3] })

/** A line on each side of the word. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.text3,
  '::before': { content: '""', flex: 1, height: border.thin, background: color.line },
  '::after': { content: '""', flex: 1, height: border.thin, background: color.line },
})
