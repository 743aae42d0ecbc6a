import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, space } = vars

const contentMaxWidth = '320px'
const contentPaddingBlock = '7px'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[1]})` } })

export const anchor = style(inComponents({ position: 'fixed', pointerEvents: 'none' }))

export const content = style(
  inComponents({
    ...type.sm,
    zIndex: vars.z.tooltip,
    maxWidth: contentMaxWidth,
    padding: `${contentPaddingBlock} ${space[2.5]}`,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: vars.radius.md,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text,
    overflowWrap: 'anywhere',
    animation: `${fade} ${duration.fast} ${ease.out}`,
    selectors: {
      '&[data-instant]': { animation: 'none' },
      // Bridges the gap, so that the pointer does not leave on its way from the trigger.
      '&::before': { content: '""', position: 'absolute', inset: minus(space[2.5]), zIndex: -1 },
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
    border: `${border.thin} solid ${color.lineStrong}`,
    borderWidth: `0 ${border.thin} ${border.thin} 0`,
    transform: `translateY(${minus(space[1.25])}) rotate(45deg)`,
  }),
)
