import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { unseen } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, ring, space, weight } = vars

const busyBarHeight = '2px'
const sortButtonMinHeightOnMobile = '40px'
const cellHeightAboveMobile = '52px'
const headHeight = '44px'
const errorTextBasis = '200px'

const corner = `calc(${vars.radius.lg} - ${border.thin})`

/** Height of the sticky top bar. The table header sticks below it. */
export const stickyTop = createVar()

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

export const root = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    // While new rows load, the old ones keep their contrast, because they can still be read.
    selectors: {
      '&[data-busy]': { overflowX: 'clip' },
      '&[data-busy]::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: 0,
        zIndex: 2,
        height: busyBarHeight,
        background: color.accent,
      },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-busy]::before': {
            width: '34%',
            animation: `${sweep} 1.4s ${vars.ease.inOut} infinite`,
          },
        },
      },
    },
  }),
)

/**
 * Scrolls sideways instead of the page, but only on overflow: the header can stick to the page
 * only if there is no scroll container in between. A scrolling box with many rows is lower than the
 * window, and the header sticks to the box.
 */
export const scroller = style(
  inComponents({
    overflowX: 'clip',
    selectors: {
      '&:focus-visible': { outlineOffset: ring.inside },
      '&[data-overflowing]': { overflow: 'auto' },
      '&[data-overflowing][data-tall]': { maxHeight: '85vh' },
    },
  }),
)

export const table = style(
  inComponents({
    ...type.md,
    width: '100%',
    // Columns are at least as wide as their longest word. Overrides an inherited value.
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:focus-visible': { outlineOffset: ring.inside } },
    '@media': { [media.mobile]: { display: 'block' } },
  }),
)

export const caption = style(
  inComponents({
    padding: `${space[4]} ${space[5]} 0`,
    color: color.text,
    fontWeight: weight.semibold,
    textAlign: 'start',
    '@media': { [media.mobile]: { display: 'block', padding: `${space[3.5]} ${space[4]} 0` } },
  }),
)

// On a phone the cells show the column names. The header stays for assistive technology and for sorting.
export const head = style(
  inComponents({
    '@media': {
      [media.mobile]: {
        selectors: {
          '&:not([data-sortable])': unseen,
          '&[data-sortable]': {
            display: 'block',
            padding: `${space[1.5]} ${space[2]}`,
            borderBottom: `${border.thin} solid ${color.line}`,
          },
        },
      },
    },
  }),
)

export const headRow = style(
  inComponents({ '@media': { [media.mobile]: { display: 'flex', flexWrap: 'wrap' } } }),
)

export const headCell = style(
  inComponents({
    ...type.xs,
    color: color.text3,
    fontWeight: weight.medium,
    textAlign: 'start',
    '@media': {
      [media.aboveMobile]: {
        position: 'sticky',
        top: fallbackVar(stickyTop, '0px'),
        zIndex: 1,
        padding: `${space[3.5]} ${space[3]} ${space[2.5]}`,
        background: color.surface1,
        boxShadow: `inset 0 ${minus(border.thin)} ${color.line}`,
        whiteSpace: 'nowrap',
        selectors: {
          '&:first-child': { paddingInlineStart: space[5], borderStartStartRadius: corner },
          '&:last-child': { paddingInlineEnd: space[5], borderStartEndRadius: corner },
          '&[data-align=end]': { textAlign: 'end' },
          '[data-overflowing] &': { top: 0 },
        },
      },
      [media.mobile]: { selectors: { '&:not([aria-sort])': unseen } },
    },
  }),
)

export const sortButton = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    width: 'fit-content',
    alignItems: 'center',
    gap: space[1],
    minHeight: vars.control.targetMin,
    borderRadius: vars.radius.xs,
    color: 'inherit',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '&[data-sorted]': { color: color.text },
    },
    '@media': {
      [media.aboveMobile]: {
        margin: `${minus(space[1])} 0`,
        selectors: { '[data-align=end] > &': { flexDirection: 'row-reverse', marginInlineStart: 'auto' } },
      },
      [media.mobile]: {
        minHeight: sortButtonMinHeightOnMobile,
        paddingInline: space[2],
        overflowWrap: 'anywhere',
        textAlign: 'start',
      },
    },
  }),
)

export const body = style(inComponents({ '@media': { [media.mobile]: { display: 'block' } } }))

export const row = style(
  inComponents({
    selectors: {
      '&:hover': { background: color.hover },
      '&[data-current]': { background: color.accentSoft },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-current]': { outline: `${ring.width} solid Highlight`, outlineOffset: ring.inside },
        },
      },
      [media.mobile]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
        gap: `${space[1.5]} ${space[3]}`,
        padding: `${space[3]} ${space[4]}`,
        borderTop: `${border.thin} solid ${color.line}`,
        selectors: { '&:first-child': { borderTop: 0 } },
      },
    },
  }),
)

export const cell = style(
  inComponents({
    color: color.text2,
    fontWeight: weight.regular,
    textAlign: 'start',
    verticalAlign: 'middle',
    selectors: {
      '&[data-align=end]': { textAlign: 'end' },
      '&[scope=row]': { color: color.text, fontWeight: weight.medium },
    },
    '@media': {
      [media.aboveMobile]: {
        height: cellHeightAboveMobile,
        padding: `${space[1.5]} ${space[3]}`,
        borderTop: `${border.thin} solid ${color.line}`,
        selectors: {
          [`${row}:first-child > &`]: { borderTop: 0 },
          '&[data-align=end]': { whiteSpace: 'nowrap' },
          '&:first-child': { paddingInlineStart: space[5] },
          '&:last-child': { paddingInlineEnd: space[5] },
        },
      },
      [media.mobile]: {
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space[4],
        height: 'auto',
        minHeight: vars.control.targetMin,
        padding: 0,
        border: 0,
        overflowWrap: 'anywhere',
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            flex: 'none',
            color: color.text3,
            fontSize: vars.text.sm,
          },
          '&[scope=row], &[data-leading], &[data-mobile=end]': { gridRow: 1 },
          '&[scope=row], &[data-leading]': { gridColumn: 1, justifyContent: 'flex-start' },
          '&[scope=row]::before, &[data-leading]::before, &[data-mobile=bare]::before, &[data-mobile=end]::before':
            { content: 'none' },
          '&[data-mobile=bare]': { justifyContent: 'flex-end' },
          '&[data-mobile=end]': { gridColumn: 2 },
          '&[data-mobile=hidden]': { display: 'none' },
        },
      },
    },
  }),
)

// Scrolls focused elements into view below the header, not behind it.
globalStyle(
  `${cell} :is(a, button)`,
  inComponents({ '@media': { [media.aboveMobile]: { scrollMarginBlockStart: headHeight } } }),
)

export const emptyCell = style(
  inComponents({ padding: 0, '@media': { [media.mobile]: { display: 'block' } } }),
)
export const emptyRow = style(inComponents({ '@media': { [media.mobile]: { display: 'block' } } }))

export const footer = style(inComponents({ borderTop: `${border.thin} solid ${color.line}` }))

export const error = style(
  inComponents({
    ...type.md,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    padding: `${space[3]} ${space[5]}`,
    borderBottom: `${border.thin} solid ${color.dangerLine}`,
    borderRadius: `${corner} ${corner} 0 0`,
    background: color.dangerSoft,
    color: color.text2,
    '@media': { [media.mobile]: { padding: `${space[3]} ${space[4]}` } },
  }),
)
export const errorIcon = style(inComponents({ color: color.danger }))
export const errorText = style(
  inComponents({ flex: `1 1 ${errorTextBasis}`, minWidth: 0, overflowWrap: 'anywhere' }),
)
export const errorTitle = style(inComponents({ color: color.text, fontWeight: weight.semibold }))
