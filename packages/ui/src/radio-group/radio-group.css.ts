import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, space } = vars

const labelStart = '30px'

export const options = styleVariants(
  {
    vertical: { display: 'grid', gap: space[1.5], justifyItems: 'start' },
    horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${space[1.5]} ${space[5]}` },
  },
  (rule) =>
    inVariants({
      ...rule,
      minWidth: 0,
      // Keeps touch targets apart.
      '@media': { [media.coarse]: { rowGap: space[5] } },
    }),
)

export const root = style(inComponents({ minWidth: 0, maxWidth: '100%' }))

export const hint = style(inComponents({ paddingInlineStart: labelStart }))

export const input = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: vars.size.check,
    height: vars.size.check,
    margin: 0,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: '50%',
    background: color.field,
    cursor: 'inherit',
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover:not(:disabled, :checked)': { borderColor: color.text3 },
      '[aria-invalid=true] &': { borderColor: color.danger },
      '&:checked': { border: `${border.checkedRadio} solid ${color.accent}` },
      '&:disabled': { background: color.surface3, borderColor: color.lineStrong },
      '&:disabled:checked': { borderColor: color.textDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'Canvas',
        selectors: {
          '[aria-invalid=true] &': { borderColor: 'ButtonText' },
          '&:checked': { borderColor: 'Highlight' },
          '&:disabled, &:disabled:checked': { borderColor: 'GrayText', background: 'Canvas' },
        },
      },
    },
  }),
)
