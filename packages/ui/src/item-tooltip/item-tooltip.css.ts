import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, space } = vars

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const arrowAt = createVar()

export const trigger = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: vars.control.targetMin,
    minHeight: vars.control.targetMin,
    maxWidth: '100%',
    borderRadius: vars.radius.md,
    color: color.text,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  }),
)

export const bubble = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    minWidth: 200,
    maxWidth: `min(280px, calc(100vw - 2 * ${space[2]}))`,
    margin: 0,
    overflow: 'visible',
    padding: `${space[3]} 14px`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.lg,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text,
    animation: `${fade} ${duration.fast} ${ease.out}`,
    selectors: {
      // Bridges the gap to the trigger, so that the pointer does not leave on its way to the bubble.
      '&::before': { content: '""', position: 'absolute', inset: -11, zIndex: -1 },
      '&::after': {
        content: '""',
        position: 'absolute',
        width: 10,
        height: 10,
        marginBlock: -5,
        background: color.popover,
        border: `1px solid ${color.lineStrong}`,
        borderWidth: '1px 1px 0 0',
        rotate: '45deg',
      },
      '&[data-side=left]::after': { right: -6, top: arrowAt },
      '&[data-side=right]::after': { left: -6, top: arrowAt, rotate: '225deg' },
      '&[data-side=top]::after': { bottom: -1, left: arrowAt, marginInline: -5, rotate: '135deg' },
      '&[data-side=bottom]::after': { top: -1, left: arrowAt, marginInline: -5, rotate: '-45deg' },
    },
    '@media': { [media.motion]: { animation: `${rise} ${duration.fast} ${ease.out}` } },
  }),
)

export const details = style(
  inComponents({
    ...type.sm,
    minWidth: 0,
    overflowWrap: 'anywhere',
    selectors: {
      [`${bubble} > &`]: { maxHeight: `calc(100dvh - 2 * ${space[2]} - 28px)`, overflowY: 'auto' },
    },
  }),
)

export const name = style(
  inComponents({ ...type.xl, fontSize: '17px', lineHeight: '20px', marginBlockStart: 5, color: color.text }),
)
export const upgrade = style(inComponents({ color: color.text2, whiteSpace: 'nowrap' }))
export const line = style(inComponents({ ...type.xs, marginBlockStart: space[1], color: color.text2 }))

export const stats = style(
  inComponents({
    display: 'grid',
    gap: 3,
    marginBlock: 9,
    paddingBlock: 9,
    borderBlock: `1px solid ${color.lineStrong}`,
  }),
)
export const stat = style(inComponents({ display: 'flex', justifyContent: 'space-between', gap: space[3] }))
export const statLabel = style(inComponents({ minWidth: 0, color: color.text2 }))
export const statValue = style(inComponents({ flex: 'none', fontWeight: vars.weight.semibold }))

export const bonuses = style(inComponents({ marginBlock: space[2] }))
export const bonus = styleVariants(vars.element, (hue) => inComponents({ color: hue }))
