import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius } = vars

export const input = style(
  inComponents({
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    width: 40,
    height: 24,
    // Centers the label's first line, 20 px high, on the track.
    margin: '-2px 0',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: color.sunken,
    cursor: 'inherit',
    transition: `background-color ${duration.fast} ${ease.out}, border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: 3,
        top: 3,
        width: 16,
        height: 16,
        borderRadius: '50%',
        background: color.text3,
      },
      '&:hover:not(:disabled)': { borderColor: color.text3 },
      '&:checked': { background: color.accent, borderColor: color.accent },
      '&:checked::after': { background: color.onAccent, transform: 'translateX(16px)' },
      '&[aria-invalid=true]': { borderColor: color.danger },
      '&:disabled': { background: color.surface3, borderColor: color.lineStrong },
      '&:disabled::after': { background: color.textDisabled },
    },
    '@media': {
      [media.motion]: { selectors: { '&::after': { transition: `transform ${duration.fast} ${ease.out}` } } },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        forcedColorAdjust: 'none',
        background: 'ButtonFace',
        selectors: {
          '&::after': { background: 'ButtonText' },
          '&:hover:not(:disabled)': { borderColor: 'Highlight' },
          '&[aria-invalid=true]': { borderColor: 'ButtonText' },
          '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::after': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', background: 'ButtonFace' },
          '&:disabled::after': { background: 'GrayText' },
        },
      },
    },
  }),
)
