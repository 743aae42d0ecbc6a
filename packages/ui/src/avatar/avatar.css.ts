import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const root = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: `linear-gradient(180deg, ${color.surface3}, ${color.surface4})`,
    color: color.text2,
    fontWeight: vars.weight.semibold,
    selectors: { '&[data-dimmed]': { opacity: 0.55 } },
  }),
)

export const size = styleVariants(
  {
    sm: { width: 28, height: 28, fontSize: vars.text.xs },
    md: { width: 40, height: 40, fontSize: vars.text.md },
    lg: { width: 56, height: 56, fontSize: vars.text.xl },
  },
  (rule) => inVariants(rule),
)

export const dot = styleVariants(vars.element, (elementColor) =>
  inComponents({
    position: 'absolute',
    right: -3,
    bottom: -3,
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface1,
    color: elementColor,
  }),
)
