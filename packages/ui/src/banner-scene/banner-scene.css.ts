import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { scene } from '../theme/scene.css.ts'
import { vars } from '../theme/vars.css.ts'

const headWidth = '1208px'
const headHeight = '302px'
const headWidthOnMobile = '900px'
const headHeightOnMobile = '225px'
const headOverhangOnMobile = '296px'
const errorWidthOnMobile = '880px'
const codeText = '470px'

export const root = style(inComponents({ position: 'absolute', forcedColorAdjust: 'none' }))

export const crop = styleVariants(
  {
    // `overflow` lets the landscape continue on a wide screen without scaling up.
    head: {
      left: '50%',
      top: 0,
      width: headWidth,
      height: headHeight,
      marginLeft: `calc(${headWidth} / -2)`,
      overflow: 'visible',
      '@media': {
        [media.mobile]: {
          width: headWidthOnMobile,
          height: headHeightOnMobile,
          left: 'auto',
          right: minus(headOverhangOnMobile),
          margin: 0,
        },
      },
    },
    tall: { inset: 0, width: '100%', height: '100%' },
    error: {
      inset: 0,
      width: '100%',
      height: '100%',
      '@media': { [media.mobile]: { width: errorWidthOnMobile } },
    },
    preview: { inset: 0, width: '100%', height: '100%' },
  },
  (rule) => inVariants(rule),
)

export const stop = styleVariants(
  {
    sky1: scene.sky1,
    sky2: scene.sky2,
    sky3: scene.sky3,
    sea1: scene.sea1,
    sea2: scene.sea2,
    glow: scene.glow,
    fog: scene.fog,
  },
  (stopColor) => inComponents({ stopColor }),
)

export const fill = styleVariants(
  {
    cloud: scene.cloud,
    far: scene.far,
    lit: scene.lit,
    shade: scene.shade,
    crease: scene.crease,
    snow: scene.snow,
    mid: scene.mid,
    near: scene.near,
    fore: scene.fore,
  },
  (color) => inComponents({ fill: color }),
)

const line = { fill: 'none', strokeLinecap: 'round' } as const

export const stars = style(
  inComponents({ ...line, stroke: scene.star, strokeWidth: 1.6, opacity: scene.stars }),
)
export const brightStars = style(inComponents({ strokeWidth: 2.6 }))
// The small crop of the login page has no space for them.
export const constellations = style(
  inComponents({
    selectors: { '&[data-crop=tall]': { '@media': { [media.mobile]: { display: 'none' } } } },
  }),
)
export const constellationLines = style(
  inComponents({ fill: 'none', stroke: scene.star, strokeWidth: 0.8, opacity: 0.45 }),
)
export const constellationStars = style(
  inComponents({ ...line, stroke: scene.star, strokeWidth: 4.5, opacity: 0.9 }),
)
export const rings = style(inComponents({ fill: 'none', stroke: scene.ring, strokeWidth: 1 }))
export const sun = style(inComponents({ fill: scene.disc, opacity: `calc(1 - ${scene.moon})` }))
export const crescent = style(inComponents({ fill: scene.disc, opacity: scene.moon }))
export const glints = style(inComponents({ ...line, stroke: scene.disc, strokeWidth: 1.4, opacity: 0.26 }))
export const rim = style(inComponents({ fill: 'none', stroke: scene.rim, strokeWidth: 1.2 }))

export const code = style(
  inComponents({
    fontFamily: vars.font.display,
    fontSize: codeText,
    fontWeight: vars.weight.bold,
    fill: scene.disc,
    selectors: { '[data-theme=light] &': { fill: scene.near } },
  }),
)
