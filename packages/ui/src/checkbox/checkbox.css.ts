import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

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
      '&:checked:not(:indeterminate)::after': {
        content: '',
        width: 10,
        height: 5,
        border: `2px solid ${color.onAccent}`,
        borderTop: 0,
        borderRight: 0,
        transform: 'translateY(-1px) rotate(-45deg)',
      },
      '&:indeterminate::after': { content: '', width: 10, height: 2, background: color.onAccent },
      '&:disabled:checked:not(:indeterminate)::after': { borderColor: color.textDisabled },
      '&:disabled:indeterminate::after': { background: color.textDisabled },
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
          '&:checked:not(:indeterminate)::after': { borderColor: 'HighlightText' },
          '&:indeterminate::after': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
          '&:disabled:checked:not(:indeterminate)::after': { borderColor: 'GrayText' },
          '&:disabled:indeterminate::after': { background: 'GrayText' },
        },
      },
    },
  }),
)
