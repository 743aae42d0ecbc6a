import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, ring, space } = vars

const narrow = '(max-width: 400px)'
const frameWidth = '312px'
const cellHeight = '52px'
const cellText = '22px'
const caretWidth = '2px'
const caretHeight = '24px'

export const frame = style(
  inComponents({
    position: 'relative',
    // Six cells of 44 px, the gaps, and the wider gap in the middle.
    width: `min(100%, ${frameWidth})`,
    color: color.text,
  }),
)

// Invisible, on top of the cells, so that typing, pasting and autofill use one field.
export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'transparent',
    caretColor: 'transparent',
    // Phones zoom in on fields below 16 px.
    fontSize: vars.text.lg,
    cursor: 'text',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { cursor: 'not-allowed' },
      '&::selection': { background: 'transparent' },
      '&:autofill': { background: 'none', WebkitTextFillColor: 'transparent' },
    },
    '@media': { [media.forcedColors]: { opacity: 0 } },
  }),
)

export const cells = style(
  inComponents({
    display: 'flex',
    gap: space[2],
    '@media': { [narrow]: { gap: space[1.5] } },
  }),
)

export const cell = style(
  inComponents({
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    height: cellHeight,
    display: 'grid',
    placeItems: 'center',
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: vars.radius.md,
    background: color.field,
    fontSize: cellText,
    fontWeight: vars.weight.semibold,
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:nth-child(4)': { marginInlineStart: space[2] },
      [`${input}:hover ~ ${cells} &`]: { borderColor: color.text3 },
      [`${input}[aria-invalid=true] ~ ${cells} &`]: { borderColor: color.danger },
      [`${input}:focus-visible ~ ${cells} &[data-current]`]: {
        borderColor: color.focus,
        ...focusRing(ring.onBorder),
      },
      // The caret of the next cell.
      [`${input}:focus-visible ~ ${cells} &[data-current]:empty::after`]: {
        content: '',
        width: caretWidth,
        height: caretHeight,
        background: color.text,
      },
      [`${input}:disabled ~ ${cells} &`]: {
        background: color.surface2,
        borderColor: color.lineStrong,
        color: color.textDisabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${input}:focus-visible ~ ${cells} &[data-current]`]: {
            borderColor: 'Highlight',
            outlineColor: 'Highlight',
          },
          [`${input}:focus-visible ~ ${cells} &[data-current]:empty::after`]: { background: 'CanvasText' },
          [`${input}:disabled ~ ${cells} &`]: { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)
