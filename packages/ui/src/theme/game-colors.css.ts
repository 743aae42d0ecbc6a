import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

import { inTheme } from './layered.ts'
import { palette } from './ramp.css.ts'
import { onDark, onLight } from './selectors.ts'
import { kebab, tokenNames } from './token-name.ts'

const nameOf = tokenNames('g')

/** Colors of the game world, which most pages of visitors do not load. */
export const gameColors = createGlobalThemeContract(
  {
    rarity: { common: null, uncommon: null, rare: null, epic: null, legendary: null, mythic: null },
    element: { neutral: null, fire: null, water: null, light: null, shadow: null },
    /** Olympus Coins. `ink` is what is drawn on the face. */
    coin: { face: null, edge: null, ink: null },
  },
  (_value, path) => nameOf(kebab(path)),
)

const dark = {
  rarity: {
    common: 'oklch(0.79 0.012 260)',
    uncommon: 'oklch(0.8 0.13 152)',
    rare: 'oklch(0.76 0.12 238)',
    epic: 'oklch(0.75 0.145 306)',
    legendary: 'oklch(0.84 0.13 86)',
    mythic: 'oklch(0.735 0.165 18)',
  },
  element: {
    neutral: palette.n8,
    fire: 'oklch(0.75 0.15 40)',
    water: 'oklch(0.77 0.115 230)',
    light: 'oklch(0.86 0.12 95)',
    shadow: 'oklch(0.73 0.13 300)',
  },
  coin: { face: 'oklch(0.85 0.125 88)', edge: 'oklch(0.66 0.115 75)', ink: 'oklch(0.27 0.05 75)' },
}

const light: typeof dark = {
  rarity: {
    common: 'oklch(0.485 0.02 260)',
    uncommon: 'oklch(0.47 0.115 152)',
    rare: 'oklch(0.48 0.13 245)',
    epic: 'oklch(0.49 0.18 305)',
    legendary: 'oklch(0.488 0.104 74)',
    mythic: 'oklch(0.5 0.19 18)',
  },
  element: {
    neutral: palette.n8,
    fire: 'oklch(0.54 0.16 38)',
    water: 'oklch(0.5 0.12 238)',
    light: 'oklch(0.52 0.1 86)',
    shadow: 'oklch(0.48 0.15 298)',
  },
  coin: { face: 'oklch(0.56 0.112 76)', edge: 'oklch(0.7 0.125 80)', ink: 'oklch(0.99 0.02 88)' },
}

globalStyle(onDark, inTheme({ vars: assignVars(gameColors, dark) }))
globalStyle(onLight, inTheme({ vars: assignVars(gameColors, light) }))
