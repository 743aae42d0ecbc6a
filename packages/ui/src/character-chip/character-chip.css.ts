import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space, weight } = vars

const cellMinWidth = '190px'
/** What three columns may be short of the width when a browser rounds. */
const rounding = '1px'
const minHeight = '64px'

/** At most three columns, fewer where names would not fit. */
export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, ${cellMinWidth}), (100% - 2 * ${space[2]} - ${rounding}) / 3), 1fr))`,
    gap: space[2],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
  }),
)
export const cell = style(inComponents({ display: 'grid', minWidth: 0 }))

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    minHeight,
    padding: space[2.5],
    border: `${border.thin} solid transparent`,
    borderRadius: radius.mdLg,
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: { 'a&:hover, &[data-hover]': { background: color.hover } },
  }),
)

export const words = style(inComponents({ display: 'grid', flex: 1, minWidth: 0 }))

export const name = style(
  inComponents({
    ...truncate,
    color: color.text,
    fontWeight: weight.semibold,
    selectors: { '[data-deactivated] &': { color: color.text2 } },
  }),
)
/** Wraps to a second line before it is truncated, because the level is at its end. */
export const line = style(
  inComponents({
    ...type.sm,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: color.text3,
  }),
)

export const mark = styleVariants({ danger: color.danger, info: color.info }, (markColor) =>
  inComponents({ ...type.xs, display: 'flex', alignItems: 'center', gap: space[1], color: markColor }),
)
