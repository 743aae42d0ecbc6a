import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, space } = vars

const bubbleMinWidth = '200px'
const bubbleMaxWidth = '280px'
const bridge = '11px'
const arrowSize = '10px'
const nameText = '17px'
const statsMarginBlock = '9px'
const statsPaddingBlock = '9px'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[1]})` } })

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
    minWidth: bubbleMinWidth,
    maxWidth: `min(${bubbleMaxWidth}, calc(100vw - 2 * ${space[2]}))`,
    margin: 0,
    overflow: 'visible',
    padding: `${space[3]} ${space[3.5]}`,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: vars.radius.lg,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text,
    animation: `${fade} ${duration.fast} ${ease.out}`,
    selectors: {
      // Bridges the gap to the trigger, so that the pointer does not leave on its way to the bubble.
      '&::before': { content: '""', position: 'absolute', inset: minus(bridge), zIndex: -1 },
      '&::after': {
        content: '""',
        position: 'absolute',
        width: arrowSize,
        height: arrowSize,
        marginBlock: minus(space[1.25]),
        background: color.popover,
        border: `${border.thin} solid ${color.lineStrong}`,
        borderWidth: `${border.thin} ${border.thin} 0 0`,
        rotate: '45deg',
      },
      '&[data-side=left]::after': { right: minus(space[1.5]), top: arrowAt },
      '&[data-side=right]::after': { left: minus(space[1.5]), top: arrowAt, rotate: '225deg' },
      '&[data-side=top]::after': {
        bottom: minus(space[0.25]),
        left: arrowAt,
        marginInline: minus(space[1.25]),
        rotate: '135deg',
      },
      '&[data-side=bottom]::after': {
        top: minus(space[0.25]),
        left: arrowAt,
        marginInline: minus(space[1.25]),
        rotate: '-45deg',
      },
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
      [`${bubble} > &`]: { maxHeight: `calc(100dvh - 2 * ${space[2]} - ${space[7]})`, overflowY: 'auto' },
    },
  }),
)

export const name = style(
  inComponents({
    ...type.xl,
    fontSize: nameText,
    lineHeight: vars.leading.md,
    marginBlockStart: space[1.25],
    color: color.text,
  }),
)
export const upgrade = style(inComponents({ color: color.text2, whiteSpace: 'nowrap' }))
export const line = style(inComponents({ ...type.xs, marginBlockStart: space[1], color: color.text2 }))

export const stats = style(
  inComponents({
    display: 'grid',
    gap: space[0.75],
    marginBlock: statsMarginBlock,
    paddingBlock: statsPaddingBlock,
    borderBlock: `${border.thin} solid ${color.lineStrong}`,
  }),
)
export const stat = style(inComponents({ display: 'flex', justifyContent: 'space-between', gap: space[3] }))
export const statLabel = style(inComponents({ minWidth: 0, color: color.text2 }))
export const statValue = style(inComponents({ flex: 'none', fontWeight: vars.weight.semibold }))

export const bonuses = style(inComponents({ marginBlock: space[2] }))
export const bonus = styleVariants(gameColors.element, (hue) => inComponents({ color: hue }))
