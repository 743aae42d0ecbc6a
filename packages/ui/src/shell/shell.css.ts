import { globalStyle, style } from '@vanilla-extract/css'

import { barsHeight } from '../theme/bars-height.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, layout, space } = vars

const gutters = `calc(${layout.contentMax} + 2 * ${layout.gutter})`
const sidebarWidth = '232px'
const sidebarWidthAsRail = '68px'
const safeBottom = 'env(safe-area-inset-bottom, 0px)'

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)`,
    minHeight: '100dvh',
    '@media': {
      [media.rail]: { gridTemplateColumns: `${sidebarWidthAsRail} minmax(0, 1fr)` },
      [media.mobile]: { display: 'block' },
    },
  }),
)

// Scrolls focused elements and link targets into view between the bars, not behind them.
globalStyle(
  `html:has(${root})`,
  inComponents({
    scrollPaddingBlock: `${barsHeight} ${space[4]}`,
    '@media': {
      [media.mobile]: {
        scrollPaddingBlockEnd: `calc(${layout.bottombarHeight} + ${safeBottom} + ${space[2]})`,
      },
    },
  }),
)

/** Hidden until it has keyboard focus. */
export const skip = style(
  inComponents({
    position: 'fixed',
    insetInlineStart: space[3],
    top: space[3],
    zIndex: vars.z.tooltip,
    padding: `${space[2.5]} ${space[4]}`,
    borderRadius: vars.radius.md,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text,
    fontWeight: vars.weight.semibold,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
)

export const main = style(
  inComponents({
    position: 'relative',
    isolation: 'isolate',
    minWidth: 0,
    '@media': {
      [media.mobile]: { paddingBottom: `calc(${layout.bottombarHeight} + ${safeBottom})` },
    },
  }),
)

export const page = style(
  inComponents({
    maxWidth: gutters,
    margin: '0 auto',
    padding: `0 ${layout.gutter} ${space[16]}`,
    outline: 'none',
    '@media': { [media.mobile]: { paddingBottom: space[8] } },
  }),
)
