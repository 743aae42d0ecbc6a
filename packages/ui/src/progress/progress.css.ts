import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius } = vars

export const root = style(inComponents({ position: 'relative', display: 'grid', gap: 8, minWidth: 0 }))

export const caption = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
  }),
)
export const label = style(inComponents({ color: color.text2 }))
export const valueText = style(inComponents({ color: color.text3 }))

export const track = style(
  inComponents({
    height: 6,
    borderRadius: radius.full,
    background: color.surface4,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText', background: 'Canvas' } },
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
    transformOrigin: 'left',
    transition: `transform ${duration.base} ${ease.out}`,
    selectors: { '&[data-indeterminate]': { width: '34%', transition: 'none' } },
    '@media': {
      ...filled['@media'],
      [media.motion]: {
        selectors: { '&[data-indeterminate]': { animation: `${slide} 1.4s ${ease.inOut} infinite` } },
      },
      [media.reducedMotion]: {
        selectors: {
          '&[data-indeterminate]': { width: '100%', animation: `${breathe} 1.4s linear infinite alternate` },
        },
      },
    },
  }),
)

export const ticks = style(
  inComponents({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 3, height: 22 }),
)
export const tick = style(
  inComponents({
    borderRadius: 2,
    background: color.surface4,
    transition: `background-color ${duration.base} ${ease.out}`,
    selectors: { '&[data-filled]': { background: color.accent } },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        selectors: { '&[data-filled]': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
)
