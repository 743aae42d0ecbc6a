import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

export const root = style(inComponents({ display: 'grid', gap: 6, justifyItems: 'start' }))

export const row = style(
  inComponents({
    ...type.md,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    paddingBlock: 2,
    color: color.text2,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' } },
    '@media': {
      // 44 px to touch without moving the text.
      [media.coarse]: { selectors: { '&::before': { content: '', position: 'absolute', inset: '-10px 0' } } },
    },
  }),
)

export const input = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    margin: 0,
    border: `1px solid ${color.lineControl}`,
    borderRadius: 5,
    background: color.field,
    cursor: 'inherit',
    transition: `background-color ${duration.fast} ${ease.out}, border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.text3 },
      '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
      '&[aria-invalid=true]': { borderColor: color.danger },
      '&:disabled': { background: color.surface3, borderColor: color.lineStrong },
      '&:checked::after': {
        content: '',
        width: 10,
        height: 5,
        border: `2px solid ${color.onAccent}`,
        borderTop: 0,
        borderRight: 0,
        transform: 'translateY(-1px) rotate(-45deg)',
      },
      '&:indeterminate::after': { content: '', width: 10, height: 2, background: color.onAccent },
      '&:disabled::after': { borderColor: color.textDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&:checked, &:indeterminate': {
            background: 'Highlight',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
          '&:checked::after': { borderColor: 'HighlightText' },
          '&:indeterminate::after': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
          '&:disabled::after': { borderColor: 'GrayText' },
        },
      },
    },
  }),
)

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))
export const indented = style(inComponents({ paddingInlineStart: 30 }))
