import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { rarityColor } from '../rarity-pips/rarity.css.ts'
import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

const small = '(max-width: 420px)'
const center = '320px'

export const angle = createVar()
export const spinTime = createVar()

const forced = (rule: object) => ({ '@media': { [media.forcedColors]: rule } })

export const face = style(inComponents({ display: 'block', width: '100%', height: '100%' }))

export const tick = style(
  inComponents({
    fill: 'none',
    stroke: color.surface4,
    strokeWidth: 6,
    transition: `stroke ${duration.slow} ${ease.out}`,
    selectors: { '&[data-on]': { stroke: color.accent } },
    ...forced({
      stroke: 'GrayText',
      strokeWidth: 2,
      selectors: { '&[data-on]': { stroke: 'Highlight', strokeWidth: 6 } },
    }),
  }),
)

export const rim = style(
  inComponents({
    fill: color.sunken,
    stroke: color.lineStrong,
    ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
  }),
)
export const rimInner = style(inComponents({ fill: 'none', stroke: color.lineStrong }))
export const meander = style(
  inComponents({
    fill: 'none',
    stroke: color.accentText,
    strokeWidth: 1.5,
    opacity: 0.62,
    ...forced({ stroke: 'CanvasText' }),
  }),
)

export const turn = style(
  inComponents({
    transformOrigin: `${center} ${center}`,
    transform: `rotate(${angle})`,
    // Explicit, because a skipped turn would otherwise continue.
    transition: 'none',
    '@media': {
      [media.motion]: {
        selectors: { '&[data-spinning]': { transition: `transform ${spinTime} ${ease.spin}` } },
      },
    },
  }),
)

export const ground = style(inComponents({ fill: color.surface2, ...forced({ fill: 'Canvas' }) }))

export const sector = style(
  inComponents({
    transition: `opacity ${duration.fast} ${ease.out}`,
    selectors: { '&[data-lost]': { opacity: 0.4 } },
  }),
)

export const field = styleVariants({ even: color.surface2, odd: color.surface3 }, (fill) =>
  inComponents({ fill, ...forced({ fill: 'Canvas' }) }),
)

export const glow = style(
  inComponents({
    fill: rarityColor,
    opacity: 0.26,
    transition: `opacity ${duration.fast} ${ease.out}`,
    selectors: { '[data-won] > &': { opacity: 0.5 } },
    ...forced({ display: 'none' }),
  }),
)

export const rarity = style(
  inComponents({
    fill: 'none',
    stroke: rarityColor,
    strokeWidth: 3,
    selectors: { '[data-won] > &': { strokeWidth: 8 } },
    ...forced({ stroke: 'CanvasText', selectors: { '[data-won] > &': { stroke: 'Highlight' } } }),
  }),
)

export const icon = style(
  inComponents({
    color: rarityColor,
    fill: 'currentColor',
    selectors: { '[data-won] > &': { color: color.text } },
    ...forced({ color: 'CanvasText' }),
  }),
)

export const amount = style(
  inComponents({
    fill: color.text,
    fontFamily: vars.font.ui,
    fontSize: vars.text.mdLg,
    fontWeight: vars.weight.semibold,
    textAnchor: 'middle',
    '@container': { [small]: { fontSize: vars.text.xl } },
    ...forced({ fill: 'CanvasText' }),
  }),
)

export const edge = style(
  inComponents({ stroke: color.canvas, strokeWidth: 2, ...forced({ stroke: 'CanvasText', strokeWidth: 1 }) }),
)
export const stud = style(
  inComponents({
    fill: gameColors.coin.face,
    stroke: color.canvas,
    strokeWidth: 2,
    ...forced({ fill: 'CanvasText', stroke: 'Canvas' }),
  }),
)

export const hub = style(
  inComponents({ fill: color.canvas, stroke: color.lineStrong, ...forced({ fill: 'Canvas' }) }),
)
export const hubInner = style(inComponents({ fill: 'none', stroke: color.accentLine }))

export const pointer = style(
  inComponents({
    fill: color.text,
    stroke: color.canvas,
    strokeWidth: 4,
    paintOrder: 'stroke',
    ...forced({ fill: 'Highlight', stroke: 'Canvas' }),
  }),
)
export const pointerShade = style(inComponents({ fill: color.text3, ...forced({ fill: 'Highlight' }) }))
