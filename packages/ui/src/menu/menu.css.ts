import { keyframes, style } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius } = vars

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const list = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    minWidth: 180,
    margin: 0,
    padding: 5,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.lg,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text2,
    selectors: {
      '&:popover-open': { animation: `${fade} ${duration.fast} ${ease.out}` },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': {
      [media.motion]: {
        selectors: { '&:popover-open': { animation: `${rise} ${duration.fast} ${ease.out}` } },
      },
    },
  }),
)

export const item = style(
  inComponents({
    ...type.md,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 38,
    padding: '4px 10px',
    borderRadius: radius.sm,
    color: color.text2,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:focus': { background: color.hover, color: color.text },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-checked=true]': { color: color.text },
      '&[aria-disabled=true]': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: 44 },
      // Forced colors remove the background that marks the focused item.
      [media.forcedColors]: {
        selectors: {
          '&:hover, &:focus': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const danger = style(
  inVariants({
    color: color.danger,
    selectors: { '&:hover, &:focus': { background: color.dangerSoft, color: color.danger } },
  }),
)

export const icon = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    color: color.text3,
    selectors: { [`${item}[aria-disabled=true] &`]: { color: 'inherit' } },
  }),
)
export const tick = style(
  inComponents({
    flex: 'none',
    marginInlineStart: 'auto',
    color: color.accentText,
    forcedColorAdjust: 'auto',
  }),
)

export const header = style(
  inComponents({ ...type.sm, padding: '6px 10px 8px', color: color.text3, overflowWrap: 'anywhere' }),
)

export const separator = style(
  inComponents({ height: 1, margin: '5px 0', border: 0, background: color.line }),
)
