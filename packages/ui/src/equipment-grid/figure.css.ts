import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const stone = {
  shade: createVar(),
  dark: createVar(),
  mid: createVar(),
  light: createVar(),
  lit: createVar(),
}

/** The theme has no stone colors, so they are mixed from surface and text. */
const grey = (percent: number) => `color-mix(in oklab, ${color.text} ${percent}%, ${color.surface1})`

export const root = style(
  inComponents({
    display: 'block',
    flex: 'none',
    vars: {
      [stone.shade]: grey(12),
      [stone.dark]: grey(21),
      [stone.mid]: grey(32),
      [stone.light]: grey(41),
      [stone.lit]: grey(57),
    },
    selectors: {
      '[data-theme=light] &': {
        vars: {
          [stone.shade]: grey(33),
          [stone.dark]: grey(25),
          [stone.mid]: grey(18),
          [stone.light]: grey(13),
          [stone.lit]: grey(6),
        },
      },
    },
  }),
)

const accent = (percent: number) => `color-mix(in oklab, ${color.accent} ${percent}%, ${color.surface2})`

export const tone = styleVariants(
  {
    ...stone,
    dim: `color-mix(in oklab, ${stone.shade} 60%, ${stone.dark})`,
    cloak: accent(18),
    fold: accent(26),
    emblem: accent(74),
    emblemShade: accent(46),
    crest: accent(66),
    crestShade: accent(40),
    slit: color.canvas,
    rim: 'none',
  },
  (fill) => inComponents({ fill, ...(fill === 'none' && { stroke: stone.light, strokeWidth: 1.2 }) }),
)
