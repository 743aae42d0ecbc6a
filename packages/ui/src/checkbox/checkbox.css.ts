import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, space } = vars

const boxRadius = '5px'
const markWidth = '10px'
const checkHeight = '5px'
const dashHeight = '2px'

export const input = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.check,
    height: vars.size.check,
    margin: 0,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: boxRadius,
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
        width: markWidth,
        height: checkHeight,
        border: `${border.thick} solid ${color.onAccent}`,
        borderTop: 0,
        borderRight: 0,
        transform: `translateY(${minus(space[0.25])}) rotate(-45deg)`,
      },
      '&:indeterminate::after': {
        content: '',
        width: markWidth,
        height: dashHeight,
        background: color.onAccent,
      },
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
