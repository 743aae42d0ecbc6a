import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const mediumPaddingTop = '56px'
const descriptionMaxWidth = '380px'

export const root = style(
  inComponents({ display: 'grid', justifyItems: 'center', alignContent: 'center', textAlign: 'center' }),
)

export const size = styleVariants(
  {
    md: { gap: space[3], padding: `${mediumPaddingTop} ${space[6]} ${space[16]}` },
    sm: { gap: space[2], padding: `${space[5]} ${space[3.5]}` },
  },
  (rule) => inVariants(rule),
)

const rings = (center: string, step: number) =>
  `repeating-radial-gradient(circle at 50% ${center}, transparent 0 ${step - 1}px, ${color.lineStrong} ${step - 1}px ${step}px)`
const fade = 'radial-gradient(closest-side, #000 40%, transparent)'

export const art = styleVariants(
  {
    md: { width: 220, height: 150, background: rings('56%', 30) },
    sm: { width: 150, height: 96, background: rings('52%', 22) },
  },
  (rule) =>
    inComponents({
      ...rule,
      display: 'grid',
      placeItems: 'center',
      maxWidth: '100%',
      color: color.text3,
      maskImage: fade,
      WebkitMaskImage: fade,
      '@media': { [media.forcedColors]: { maskImage: 'none', WebkitMaskImage: 'none' } },
    }),
)

export const title = styleVariants(
  { md: type.xl, sm: { ...type.md, fontWeight: vars.weight.semibold } },
  (rule) => inComponents({ ...rule, overflowWrap: 'anywhere' }),
)

export const description = styleVariants({ md: type.md, sm: type.sm }, (rule) =>
  inComponents({
    ...rule,
    maxWidth: descriptionMaxWidth,
    color: color.text3,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)
