import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

const trackWidth = '40px'
const trackHeight = '24px'
const knobSize = '16px'

export const input = style(
  inComponents({
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    width: trackWidth,
    height: trackHeight,
    // Centers the label's first line, 20 px high, on the track.
    margin: `${minus(space[0.5])} 0`,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: color.sunken,
    cursor: 'inherit',
    transition: `background-color ${duration.fast} ${ease.out}, border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: space[0.75],
        top: space[0.75],
        width: knobSize,
        height: knobSize,
        borderRadius: '50%',
        background: color.text3,
      },
      '&:hover:not(:disabled)': { borderColor: color.text3 },
      '&:checked': { background: color.accent, borderColor: color.accent },
      '&:checked::after': { background: color.onAccent, transform: `translateX(${knobSize})` },
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
