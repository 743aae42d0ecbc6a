import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

export const root = style(inComponents({ position: 'relative', display: 'grid', gap: space[2], minWidth: 0 }))

export const track = style(
  inComponents({
    height: vars.size.bar,
    borderRadius: radius.full,
    background: color.surface4,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: `${border.thin} solid ButtonText`, background: 'Canvas' } },
  }),
)

const slide = keyframes({ from: { transform: 'translateX(-110%)' }, to: { transform: 'translateX(310%)' } })
const breathe = keyframes({ from: { opacity: 0.35 }, to: { opacity: 0.8 } })

const filled = {
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' as const } },
}

export const bar = style(
  inComponents({
    ...filled,
    height: '100%',
    borderRadius: 'inherit',
    selectors: { '&[data-indeterminate]': { width: '34%' } },
    '@media': {
      ...filled['@media'],
      [media.motion]: {
        transition: `transform ${duration.base} ${ease.out}`,
        selectors: {
          '&[data-indeterminate]': { transition: 'none', animation: `${slide} 1.4s ${ease.inOut} infinite` },
        },
      },
      [media.reducedMotion]: {
        selectors: {
          '&[data-indeterminate]': { width: '100%', animation: `${breathe} 1.4s linear infinite alternate` },
        },
      },
    },
  }),
)

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const circle = style(
  inComponents({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' }),
)

export const ring = style(
  inComponents({
    // Starts the arc at the top.
    transform: 'rotate(-90deg)',
    fill: 'none',
    stroke: color.surface4,
    '@media': {
      [media.forcedColors]: { forcedColorAdjust: 'none', stroke: 'CanvasText', strokeOpacity: 0.25 },
    },
    selectors: { '[data-indeterminate] > &': { transform: 'none' } },
  }),
)

export const arc = style(
  inComponents({
    stroke: color.accent,
    strokeLinecap: 'round',
    transformOrigin: 'center',
    selectors: { '&[data-empty]': { visibility: 'hidden' } },
    '@media': {
      [media.forcedColors]: { stroke: 'Highlight', strokeOpacity: 1 },
      [media.motion]: {
        selectors: { '[data-indeterminate] &': { animation: `${turn} 1.1s linear infinite` } },
      },
      [media.reducedMotion]: {
        selectors: { '[data-indeterminate] &': { animation: `${breathe} 1.4s linear infinite alternate` } },
      },
    },
  }),
)

export const circleValue = style(
  inComponents({
    position: 'absolute',
    color: color.text,
    fontSize: '0.3em',
    lineHeight: 1,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
