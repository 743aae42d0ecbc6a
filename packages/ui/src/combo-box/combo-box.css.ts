import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, radius, ring, space } = vars

const popoverMaxWidth = '420px'
const listMaxHeight = '360px'
const loadingPaddingInline = '15px'

/** The library’s root element, which wraps ours. */
export const root = style(inComponents({ display: 'contents' }))

export const arrow = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: control.sm,
    height: control.sm,
    marginInlineEnd: minus(space[2]),
    borderRadius: radius.sm,
    color: color.text3,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text, background: color.hover },
      '&:disabled': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
    },
  }),
)

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${minus(space[1])})` } })

export const popover = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    width: 'max-content',
    minWidth: 'var(--trigger-width)',
    maxWidth: `min(${popoverMaxWidth}, 100vw - ${space[4]})`,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: radius.lg,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text2,
    overflow: 'hidden',
    selectors: { '&[data-entering]': { animation: `${fade} ${duration.fast} ${ease.out}` } },
    '@media': {
      // The library keeps the popover at least 8 px away from the window’s edges.
      [media.mobile]: {
        width: `max(var(--trigger-width), min(100vw - ${space[4]}, ${popoverMaxWidth}))`,
        maxWidth: '100vw',
      },
      [media.motion]: {
        selectors: { '&[data-entering]': { animation: `${rise} ${duration.fast} ${ease.out}` } },
      },
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
)

export const list = style(
  inComponents({
    flex: '0 1 auto',
    minHeight: 0,
    maxHeight: `min(${listMaxHeight}, 60dvh)`,
    padding: space[1.25],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
)

export const option = style(
  inComponents({
    ...type.md,
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minHeight: control.row,
    padding: `${space[1]} ${space[2.5]}`,
    borderRadius: radius.sm,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: color.hover, color: color.text },
      '&[data-focus-visible]': focusRing(ring.inside),
      '&[data-selected]': { color: color.text },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.mobile]: { minHeight: control.touch },
      [media.coarse]: { minHeight: control.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: `${ring.width} solid Highlight`, outlineOffset: ring.inside },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const words = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}`, flex: 1, minWidth: 0 }),
)
export const note = style(inComponents({ ...type.sm, ...truncate, color: color.text3, alignSelf: 'center' }))
export const tick = style(inComponents({ flex: 'none', color: color.accentText }))

/** The loading row below the list and the text that replaces an empty list. */
export const row = style(
  inComponents({
    ...type.md,
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minHeight: control.row,
    padding: `${space[1]} ${space[2.5]}`,
    color: color.text3,
    overflowWrap: 'anywhere',
  }),
)
export const loading = style([
  row,
  inComponents({
    padding: `${space[2]} ${loadingPaddingInline}`,
    borderBlockStart: `${border.thin} solid ${color.line}`,
  }),
])
