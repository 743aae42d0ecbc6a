import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { rings } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const mediumPaddingTop = '56px'
const mediumArtWidth = '220px'
const mediumArtHeight = '150px'
const mediumRingGap = '29px'
const smallArtWidth = '150px'
const smallArtHeight = '96px'
const smallRingGap = '21px'
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

const fade = 'radial-gradient(closest-side, #000 40%, transparent)'

export const art = styleVariants(
  {
    md: {
      width: mediumArtWidth,
      height: mediumArtHeight,
      background: rings({ center: '50% 56%', gap: mediumRingGap, ringColor: color.lineStrong }),
    },
    sm: {
      width: smallArtWidth,
      height: smallArtHeight,
      background: rings({ center: '50% 52%', gap: smallRingGap, ringColor: color.lineStrong }),
    },
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
