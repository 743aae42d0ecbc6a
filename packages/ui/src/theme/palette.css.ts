import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

import { bannerHues } from './banner-hues.ts'
import { inTheme } from './layered.ts'
import { defaultBanner } from './theme-names.ts'
import { tokenNames } from './token-name.ts'

const nameOf = tokenNames('h')

/** The values set by a banner. Raw values, for the ramps and the scene only. */
export const hue = createGlobalThemeContract(
  {
    sky: 'sky',
    dusk: 'dusk',
    glow: 'glow',
    rock: 'rock',
    lit: 'lit',
    chroma: 'chroma',
    dim: 'dim',
    moon: 'moon',
    stars: 'stars',
    accentLightness: 'accent-lightness',
    accentHue: 'accent-hue',
    accentChroma: 'accent-chroma',
    accentHueLight: 'accent-hue-light',
    accentChromaLight: 'accent-chroma-light',
    neutralHue: 'neutral-hue',
    neutralChroma: 'neutral-chroma',
  },
  (name) => nameOf(`hue-${name}`),
)

for (const [banner, values] of Object.entries(bannerHues)) {
  const selector = `[data-banner=${banner}]`
  const vars = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [hue[name as keyof typeof values], value]),
  )
  globalStyle(banner === defaultBanner ? `:root, ${selector}` : selector, inTheme({ vars }))
}
