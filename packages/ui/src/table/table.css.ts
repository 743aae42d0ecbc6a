import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, weight } = vars

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

export const root = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    // Other rows are on their way. The old ones keep their contrast: they can still be read.
    selectors: {
      '&[data-busy]': { overflowX: 'clip' },
      '&[data-busy]::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: 0,
        zIndex: 2,
        height: 2,
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

/** Scrolls sideways by itself, so that the page never does. */
export const scroller = style(
  inComponents({
    overflowX: 'auto',
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
    '@media': { [media.mobile]: { overflowX: 'visible' } },
  }),
)

export const table = style(
  inComponents({
    ...type.md,
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.mobile]: { display: 'block' } },
  }),
)

export const caption = style(
  inComponents({
    padding: `${space[4]} ${space[5]} 0`,
    color: color.text,
    fontWeight: weight.semibold,
    textAlign: 'start',
    '@media': { [media.mobile]: { display: 'block', padding: '14px 16px 0' } },
  }),
)

// On a phone the names of the columns stand in the cells; the head stays for assistive technology.
export const head = style(
  inComponents({
    '@media': {
      [media.mobile]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

export const headCell = style(
  inComponents({
    ...type.xs,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '14px 12px 10px',
    background: color.surface1,
    color: color.text3,
    fontWeight: weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { paddingInlineStart: space[5] },
      '&:last-child': { paddingInlineEnd: space[5] },
      '&[data-align=end]': { textAlign: 'end' },
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
      [media.mobile]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '6px 12px',
        padding: '12px 16px',
        borderTop: `1px solid ${color.line}`,
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
        height: 52,
        padding: '6px 12px',
        borderTop: `1px solid ${color.line}`,
        selectors: {
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
          '&[scope=row]::before, &[data-leading]::before, &[data-mobile=end]::before': { content: 'none' },
          '&[data-mobile=end]': { gridColumn: 2 },
          '&[data-mobile=hidden]': { display: 'none' },
        },
      },
    },
  }),
)

export const emptyCell = style(
  inComponents({
    padding: 0,
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.mobile]: { display: 'block', border: 0 } },
  }),
)
export const emptyRow = style(inComponents({ '@media': { [media.mobile]: { display: 'block' } } }))

export const footer = style(inComponents({ borderTop: `1px solid ${color.line}` }))
