import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

import { inTheme } from './layered.ts'
import { hue } from './palette.css.ts'
import { palette } from './ramp.css.ts'
import { onDark, onLight } from './selectors.ts'
import { tokenNames } from './token-name.ts'

const nameOf = tokenNames('s')

/** Colors of the landscape behind the page head, for the banner scene and the error code only. */
export const scene = createGlobalThemeContract(
  {
    sky1: 'sky-1',
    sky2: 'sky-2',
    sky3: 'sky-3',
    disc: 'disc',
    glow: 'glow',
    far: 'far',
    lit: 'lit',
    shade: 'shade',
    crease: 'crease',
    snow: 'snow',
    mid: 'mid',
    near: 'near',
    rim: 'rim',
    fore: 'fore',
    sea1: 'sea-1',
    sea2: 'sea-2',
    star: 'star',
    stars: 'stars',
    moon: 'moon',
    ring: 'ring',
    cloud: 'cloud',
    fog: 'fog',
  },
  (name) => nameOf(`sc-${name}`),
)

const dark = {
  sky1: `oklch(calc(0.19 * ${hue.dim}) calc(0.036 * ${hue.chroma}) ${hue.sky})`,
  sky2: `oklch(calc(0.3 * ${hue.dim}) calc(0.072 * ${hue.chroma}) ${hue.dusk})`,
  sky3: `oklch(calc(0.62 * ${hue.dim}) calc(0.128 * ${hue.chroma}) ${hue.glow})`,
  disc: `oklch(0.89 calc(0.092 * ${hue.chroma}) calc(${hue.glow} + 18))`,
  glow: `oklch(calc(0.74 * ${hue.dim}) calc(0.135 * ${hue.chroma}) ${hue.glow})`,
  far: `oklch(calc(0.42 * ${hue.dim}) calc(0.082 * ${hue.chroma}) calc(${hue.lit} - 10))`,
  lit: `oklch(calc(0.43 * ${hue.dim}) calc(0.082 * ${hue.chroma}) ${hue.lit})`,
  shade: `oklch(calc(0.28 * ${hue.dim}) calc(0.05 * ${hue.chroma}) ${hue.rock})`,
  crease: `oklch(calc(0.235 * ${hue.dim}) calc(0.044 * ${hue.chroma}) ${hue.rock})`,
  snow: `oklch(calc(0.82 * ${hue.dim}) calc(0.055 * ${hue.chroma}) ${hue.glow})`,
  mid: `oklch(calc(0.245 * ${hue.dim}) calc(0.04 * ${hue.chroma}) ${hue.rock})`,
  near: `oklch(calc(0.2 * (0.6 + 0.4 * ${hue.dim})) calc(0.028 * ${hue.chroma}) ${hue.rock})`,
  rim: `oklch(calc(0.7 * ${hue.dim}) calc(0.11 * ${hue.chroma}) ${hue.glow})`,
  fore: palette.n1,
  sea1: `oklch(calc(0.5 * ${hue.dim}) calc(0.105 * ${hue.chroma}) calc(${hue.glow} - 8))`,
  sea2: `oklch(calc(0.2 * ${hue.dim}) calc(0.03 * ${hue.chroma}) ${hue.rock})`,
  star: 'oklch(0.96 0.02 90)',
  stars: hue.stars,
  moon: hue.moon,
  ring: `oklch(0.92 calc(0.06 * ${hue.chroma}) ${hue.glow} / 0.17)`,
  cloud: `oklch(calc(0.68 * ${hue.dim}) calc(0.1 * ${hue.chroma}) calc(${hue.glow} - 12) / 0.34)`,
  fog: `oklch(calc(0.52 * ${hue.dim}) calc(0.1 * ${hue.chroma}) calc(${hue.glow} - 16))`,
}

const light: Record<keyof typeof dark, string> = {
  sky1: `oklch(0.87 calc(0.042 * ${hue.chroma}) ${hue.sky})`,
  sky2: `oklch(0.915 calc(0.04 * ${hue.chroma}) ${hue.dusk})`,
  sky3: `oklch(0.95 calc(0.06 * ${hue.chroma}) calc(${hue.glow} + 12))`,
  disc: `oklch(0.995 calc(0.014 * ${hue.chroma}) calc(${hue.glow} + 30))`,
  glow: `oklch(0.93 calc(0.088 * ${hue.chroma}) calc(${hue.glow} + 16))`,
  far: `oklch(0.865 calc(0.046 * ${hue.chroma}) ${hue.lit})`,
  lit: `oklch(0.895 calc(0.045 * ${hue.chroma}) calc(${hue.lit} + 18))`,
  shade: `oklch(0.76 calc(0.058 * ${hue.chroma}) ${hue.rock})`,
  crease: `oklch(0.71 calc(0.066 * ${hue.chroma}) ${hue.rock})`,
  snow: `oklch(0.995 calc(0.008 * ${hue.chroma}) ${hue.glow})`,
  mid: `oklch(0.83 calc(0.046 * ${hue.chroma}) ${hue.rock})`,
  near: `oklch(0.69 calc(0.062 * ${hue.chroma}) ${hue.rock})`,
  rim: `oklch(0.98 calc(0.04 * ${hue.chroma}) ${hue.glow})`,
  fore: palette.n1,
  sea1: `oklch(0.92 calc(0.055 * ${hue.chroma}) calc(${hue.glow} - 4))`,
  sea2: `oklch(0.955 calc(0.018 * ${hue.chroma}) ${hue.rock})`,
  star: `oklch(0.6 0.04 ${hue.sky})`,
  stars: '0',
  moon: hue.moon,
  ring: `oklch(0.62 calc(0.09 * ${hue.chroma}) ${hue.glow} / 0.2)`,
  cloud: 'oklch(1 0 0 / 0.66)',
  fog: `oklch(0.955 calc(0.04 * ${hue.chroma}) ${hue.glow})`,
}

globalStyle(onDark, inTheme({ vars: assignVars(scene, dark) }))
globalStyle(onLight, inTheme({ vars: assignVars(scene, light) }))
