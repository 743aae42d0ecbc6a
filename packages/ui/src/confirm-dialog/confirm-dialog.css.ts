import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, space } = vars

const phraseRadius = '5px'
const listMinWidth = '150px'
const itemMinHeight = '36px'
const itemMinHeightOnMobile = '32px'

export const form = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
)

export const phrase = style(
  inComponents({
    padding: `${space[0.5]} ${space[1.5]}`,
    border: `${border.thin} solid transparent`,
    borderRadius: phraseRadius,
    background: color.surface4,
    color: color.text,
    fontFamily: vars.font.mono,
    fontWeight: vars.weight.bold,
    boxDecorationBreak: 'clone',
    userSelect: 'all',
  }),
)

export const typed = style(inComponents({}))
globalStyle(`${typed} input`, inUtilities({ fontFamily: vars.font.mono }))
globalStyle(`${typed} label`, inUtilities({ lineHeight: vars.leading.lg, overflowWrap: 'anywhere' }))

/** Keeps its space when hidden, so nothing moves under the pointer. */
export const reason = style(
  inComponents({
    ...type.xs,
    color: color.text3,
    visibility: 'hidden',
    selectors: { '&[data-blocked]': { visibility: 'visible' } },
  }),
)

/** The two lists stay side by side, even on phones. */
export const lists = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${listMinWidth}, 100%), 1fr))`,
    gap: space[3],
    '@media': { [media.mobile]: { gap: space[2] } },
  }),
)

export const list = styleVariants(
  {
    kept: { borderColor: color.line, background: color.surface2 },
    lost: { borderColor: color.dangerLine, background: color.dangerSoft },
  },
  (look) =>
    inComponents({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space[2],
      minWidth: 0,
      overflowWrap: 'anywhere',
      padding: `${space[3]} ${space[3.5]}`,
      border: `${border.thin} solid`,
      borderRadius: radius.mdLg,
      ...look,
      '@media': { [media.mobile]: { padding: space[2.5] } },
    }),
)

export const listTitle = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    color: color.text,
    fontWeight: vars.weight.semibold,
  }),
)
export const listIcon = styleVariants({ kept: color.success, lost: color.danger }, (value) =>
  inComponents({ flex: 'none', color: value, forcedColorAdjust: 'auto' }),
)
export const count = style(
  inComponents({ marginInlineStart: 'auto', color: color.text2, fontWeight: vars.weight.regular }),
)

export const item = style(
  inComponents({
    ...type.md,
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minHeight: itemMinHeight,
    color: color.text,
    '@media': { [media.mobile]: { gap: space[2], minHeight: itemMinHeightOnMobile, fontSize: vars.text.sm } },
  }),
)
export const itemName = style(inComponents(truncate))
export const itemNote = style(
  inComponents({ ...type.sm, flex: 'none', marginInlineStart: 'auto', color: color.text2 }),
)
// On the soft red of the lost list, `text3` would be too faint.
export const note = style(inComponents({ ...type.xs, color: color.text2 }))
