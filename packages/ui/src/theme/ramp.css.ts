import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

import { inTheme } from './layered.ts'
import { hue } from './palette.css.ts'
import { onDark, onLight } from './selectors.ts'
import { tokenNames } from './token-name.ts'

const nameOf = tokenNames('p')

/** Raw colors of the active theme, for the roles only: n are neutrals from back to front. */
export const palette = createGlobalThemeContract(
  {
    n0: 'n-0',
    n1: 'n-1',
    n2: 'n-2',
    n3: 'n-3',
    n4: 'n-4',
    n5: 'n-5',
    n6: 'n-6',
    n7: 'n-7',
    n8: 'n-8',
    n9: 'n-9',
    alpha: 'alpha',
    accent: 'accent',
    accentHi: 'accent-hi',
    accentLo: 'accent-lo',
    accentInk: 'accent-ink',
    red: 'red',
    redSolid: 'red-solid',
    redInk: 'red-ink',
    green: 'green',
    amber: 'amber',
    blue: 'blue',
  },
  (name) => nameOf(`p-${name}`),
)

const dark = {
  n0: `oklch(0.148 ${hue.neutralChroma} ${hue.neutralHue})`,
  n1: `oklch(0.173 ${hue.neutralChroma} ${hue.neutralHue})`,
  n2: `oklch(0.208 ${hue.neutralChroma} ${hue.neutralHue})`,
  n3: `oklch(0.24 ${hue.neutralChroma} ${hue.neutralHue})`,
  n4: `oklch(0.27 calc(${hue.neutralChroma} * 1.1) ${hue.neutralHue})`,
  n5: `oklch(0.325 calc(${hue.neutralChroma} * 1.2) ${hue.neutralHue})`,
  n6: `oklch(0.56 ${hue.neutralChroma} ${hue.neutralHue})`,
  n7: `oklch(0.7 ${hue.neutralChroma} ${hue.neutralHue})`,
  n8: `oklch(0.81 calc(${hue.neutralChroma} * 0.8) ${hue.neutralHue})`,
  n9: `oklch(0.962 calc(${hue.neutralChroma} * 0.4) ${hue.neutralHue})`,
  alpha: `oklch(0.98 ${hue.neutralChroma} ${hue.neutralHue})`,
  accent: `oklch(${hue.accentLightness} ${hue.accentChroma} ${hue.accentHue})`,
  accentHi: `oklch(calc(${hue.accentLightness} + 0.055) calc(${hue.accentChroma} * 0.86) ${hue.accentHue})`,
  accentLo: `oklch(calc(${hue.accentLightness} - 0.07) ${hue.accentChroma} ${hue.accentHue})`,
  accentInk: `oklch(0.2 0.03 ${hue.accentHue})`,
  red: 'oklch(0.74 0.15 24)',
  redSolid: 'oklch(0.56 0.19 25)',
  redInk: 'oklch(0.99 0.005 25)',
  green: 'oklch(0.8 0.14 155)',
  amber: 'oklch(0.84 0.13 86)',
  blue: 'oklch(0.78 0.105 235)',
}

const light: Record<keyof typeof dark, string> = {
  n0: `oklch(0.952 calc(${hue.neutralChroma} * 0.42) ${hue.neutralHue})`,
  n1: `oklch(0.974 calc(${hue.neutralChroma} * 0.28) ${hue.neutralHue})`,
  n2: 'oklch(1 0 0)',
  n3: `oklch(0.985 calc(${hue.neutralChroma} * 0.2) ${hue.neutralHue})`,
  n4: `oklch(0.945 calc(${hue.neutralChroma} * 0.5) ${hue.neutralHue})`,
  n5: `oklch(0.9 calc(${hue.neutralChroma} * 0.7) ${hue.neutralHue})`,
  n6: `oklch(0.62 calc(${hue.neutralChroma} * 1.2) ${hue.neutralHue})`,
  n7: `oklch(0.51 calc(${hue.neutralChroma} * 1.5) ${hue.neutralHue})`,
  n8: `oklch(0.4 calc(${hue.neutralChroma} * 1.6) ${hue.neutralHue})`,
  n9: `oklch(0.215 calc(${hue.neutralChroma} * 1.8) ${hue.neutralHue})`,
  alpha: `oklch(0.25 calc(${hue.neutralChroma} * 2) ${hue.neutralHue})`,
  accent: `oklch(0.51 ${hue.accentChromaLight} ${hue.accentHueLight})`,
  accentHi: `oklch(0.46 ${hue.accentChromaLight} ${hue.accentHueLight})`,
  accentLo: `oklch(0.42 ${hue.accentChromaLight} ${hue.accentHueLight})`,
  accentInk: `oklch(0.995 0.004 ${hue.accentHueLight})`,
  red: 'oklch(0.51 0.195 17)',
  redSolid: 'oklch(0.52 0.2 17)',
  redInk: 'oklch(0.995 0.005 17)',
  green: 'oklch(0.48 0.12 155)',
  amber: 'oklch(0.5 0.105 72)',
  blue: 'oklch(0.5 0.125 245)',
}

globalStyle(onDark, inTheme({ colorScheme: 'dark', vars: assignVars(palette, dark) }))
globalStyle(onLight, inTheme({ colorScheme: 'light', vars: assignVars(palette, light) }))
