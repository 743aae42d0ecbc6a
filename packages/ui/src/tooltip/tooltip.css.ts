import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const anchor = style(inComponents({ position: 'fixed', pointerEvents: 'none' }))

export const content = style(
  inComponents({
    ...type.sm,
    zIndex: vars.z.tooltip,
    maxWidth: 320,
    padding: '7px 10px',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.md,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text,
    overflowWrap: 'anywhere',
    animation: `${fade} ${duration.fast} ${ease.out}`,
    selectors: {
      '&[data-instant]': { animation: 'none' },
      // Bridges the gap, so that the pointer does not leave on its way from the trigger.
      '&::before': { content: '""', position: 'absolute', inset: -10, zIndex: -1 },
    },
    '@media': {
      [media.motion]: {
        animation: `${rise} ${duration.fast} ${ease.out}`,
        selectors: { '&[data-instant]': { animation: 'none' } },
      },
    },
  }),
)

export const arrow = style(
  inComponents({
    display: 'block',
    background: color.popover,
    border: `1px solid ${color.lineStrong}`,
    borderWidth: '0 1px 1px 0',
    transform: 'translateY(-5px) rotate(45deg)',
  }),
)
