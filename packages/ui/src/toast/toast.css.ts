import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

const viewportWidth = '360px'
const focusGap = '4px'
const paddingBlock = '13px'
const lifeHeight = '2px'

const toneColor = createVar()

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(${space[4]})` } })
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { opacity: 0, transform: `translateX(calc(100% + ${space[6]}))` },
})
const shrink = keyframes({ to: { transform: 'scaleX(0)' } })

const edge = (side: string, distance: string) => `calc(${distance} + env(safe-area-inset-${side}, 0px))`

/** The newest is nearest to the corner: at the bottom on a desktop, at the top on a phone. */
export const viewport = style(
  inComponents({
    position: 'fixed',
    right: edge('right', space[6]),
    bottom: edge('bottom', space[6]),
    zIndex: vars.z.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space[2.5],
    width: `min(${viewportWidth}, calc(100vw - ${space[8]}))`,
    outline: 'none',
    borderRadius: radius.lg,
    selectors: {
      '&:focus-visible': focusRing(focusGap),
      '&:empty': { outline: 'none' },
    },
    '@media': {
      [media.mobile]: {
        inset: `${edge('top', space[2])} ${space[2]} auto`,
        width: 'auto',
        flexDirection: 'column-reverse',
      },
    },
  }),
)

// Each toast covers the shadow of the one above it. On a phone the one above is later in the list.
globalStyle(`${viewport} > :nth-last-child(2)`, inComponents({ '@media': { [media.mobile]: { zIndex: 1 } } }))
globalStyle(
  `${viewport} > :nth-last-child(n + 3)`,
  inComponents({ '@media': { [media.mobile]: { zIndex: 2 } } }),
)

export const root = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space[0.5]} ${space[3]}`,
    padding: `${paddingBlock} ${space[2.5]} ${paddingBlock} ${space[3.5]}`,
    overflow: 'hidden',
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: radius.lg,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    selectors: {
      // A waiting toast is rendered, but invisible and unreachable.
      '&[data-limited]': { display: 'none' },
      '&[data-state=open]': { animation: `${fadeIn} ${duration.base} ${ease.out}` },
      '&[data-state=closed]': { animation: `${fadeOut} ${duration.fast} ${ease.in} forwards` },
      '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-state=open]:not([data-updated])': { animation: `${slideIn} ${duration.base} ${ease.out}` },
          '&[data-swipe=cancel]': { transition: `transform ${duration.fast} ${ease.out}` },
          '&[data-swipe=end]': { animation: `${swipeOut} ${duration.fast} ${ease.in} forwards` },
        },
      },
    },
  }),
)

export const tone = styleVariants(
  { success: color.success, error: color.danger, info: color.accent },
  (value) => inComponents({ vars: { [toneColor]: value } }),
)

export const icon = styleVariants(
  { success: color.success, error: color.danger, info: color.text2 },
  (value) => inComponents({ marginBlockStart: space[0.25], color: value, forcedColorAdjust: 'auto' }),
)

export const words = style(inComponents({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' }))
export const title = style(inComponents({ ...type.md, color: color.text, fontWeight: vars.weight.semibold }))
export const description = style(inComponents({ ...type.sm, color: color.text2 }))
export const action = style(inComponents({ justifySelf: 'start', marginBlockStart: space[1.5] }))
export const close = style(inComponents({ marginBlock: `${minus(space[1.25])} 0` }))

/** The remaining time. Pauses with the timer while the toasts have hover or focus. */
export const life = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: lifeHeight,
    background: toneColor,
    transformOrigin: 'left',
    animation: `${shrink} linear forwards`,
    selectors: { [`:is(${viewport}:hover, ${viewport}:focus-within) &`]: { animationPlayState: 'paused' } },
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
)
