import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, ring } = vars

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    background: color.surface3,
    verticalAlign: 'top',
    userSelect: 'none',
    selectors: {
      '&[data-block]': { display: 'block' },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(90deg, transparent, ${color.surface4}, transparent)`,
      },
    },
    '@media': {
      [media.motion]: {
        selectors: { '&::after': { animation: `${sweep} 1.6s ${vars.ease.inOut} infinite` } },
      },
      [media.reducedMotion]: { selectors: { '&::after': { display: 'none' } } },
      [media.forcedColors]: { outline: `${border.thin} solid GrayText`, outlineOffset: ring.onBorder },
    },
  }),
)

/** Keeps the size of the wrapped content and hides its look. */
export const wrapped = style(inComponents({ display: 'contents', visibility: 'hidden' }))

export const region = style(inComponents({ minWidth: 0, cursor: 'progress' }))
