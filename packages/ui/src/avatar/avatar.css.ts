import { style, styleVariants } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space } = vars

const smallSize = '28px'
const mediumSize = '40px'
const largeSize = '56px'
const dotSize = '18px'

export const root = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: `linear-gradient(180deg, ${color.surface3}, ${color.surface4})`,
    color: color.text2,
    fontWeight: vars.weight.semibold,
    selectors: { '&[data-dimmed]': { opacity: 0.55 } },
  }),
)

export const size = styleVariants(
  {
    sm: { width: smallSize, height: smallSize, fontSize: vars.text.xs },
    md: { width: mediumSize, height: mediumSize, fontSize: vars.text.md },
    lg: { width: largeSize, height: largeSize, fontSize: vars.text.xl },
  },
  (rule) => inVariants(rule),
)

// CSS uppercases by the page’s language: in Turkish, `i` becomes `İ`.
export const initials = style(
  inComponents({ textTransform: 'uppercase', whiteSpace: 'nowrap', lineHeight: 1 }),
)

export const picture = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    borderRadius: '50%',
    objectFit: 'cover',
    opacity: 0,
    selectors: { '&[data-loaded]': { opacity: 1 } },
    '@media': {
      [media.motion]: { transition: `opacity ${vars.duration.fast} ${vars.ease.out}` },
    },
  }),
)

export const dot = styleVariants(gameColors.element, (elementColor) =>
  inComponents({
    position: 'absolute',
    right: minus(space[0.75]),
    bottom: minus(space[0.75]),
    display: 'grid',
    placeItems: 'center',
    width: dotSize,
    height: dotSize,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface1,
    color: elementColor,
  }),
)
