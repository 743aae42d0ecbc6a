import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, size, space } = vars

const ruleHeight = '14px'
const inset = '4px'

export const root = style({ display: 'grid', gap: space[2], marginBlockEnd: space[3] })

export const rule = style({
  position: 'relative',
  height: ruleHeight,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: inset,
    height: size.bar,
    background: color.surface4,
  },
})

export const range = style({
  position: 'absolute',
  top: inset,
  height: size.bar,
  background: color.accent,
})

export const draw = style({
  position: 'absolute',
  insetBlock: 0,
  width: border.thick,
  background: color.text,
})

export const scale = style({
  ...type.xs,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.text3,
})
