import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { color, radius, ring, space } = vars

/** The box of a field around the parts of the date and the buttons. */
export const box = style(inUtilities({ gap: 0, paddingInlineEnd: space[0.75] }))

export const segments = style(
  inComponents({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    height: '100%',
    cursor: 'text',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
)

export const segment = style(
  inComponents({
    paddingInline: space[0.5],
    borderRadius: radius.sm,
    fontVariantNumeric: 'tabular-nums',
    caretColor: 'transparent',
    selectors: {
      '&[data-placeholder]': { color: color.text3 },
      '&:focus': { outline: 'none', background: color.accentSoft, color: color.text },
      '[data-disabled] &': { color: color.textDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:focus': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '[data-disabled] &': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const literal = style(inComponents({ color: color.text3, whiteSpace: 'pre' }))

globalStyle(
  `${box}:has(${segment}:focus)`,
  inUtilities({
    borderColor: color.focus,
    ...focusRing(ring.onBorder),
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  }),
)

/** Smaller than other icon buttons, so that two of them and a date share half a phone. */
export const button = style(
  inUtilities({
    flex: 'none',
    width: vars.control.targetMin,
    minHeight: vars.control.targetMin,
    marginInlineStart: space[0.5],
  }),
)

const calendarHeight = '300px'
const calendarWidth = '266px'

/** Reserves the place of the calendar while it loads. */
export const panel = style(inUtilities({ minHeight: calendarHeight, minWidth: calendarWidth }))
