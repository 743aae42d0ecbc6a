import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, leading, radius, ring, space } = vars

export const area = style(
  inComponents({
    display: 'block',
    width: '100%',
    minWidth: 0,
    padding: `${space[2.5]} ${space[3]}`,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: radius.md,
    background: color.field,
    color: color.text,
    fontSize: vars.text.md,
    lineHeight: leading.md,
    resize: 'vertical',
    overflowWrap: 'anywhere',
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&::placeholder': { color: color.text3, opacity: 1 },
      '&:hover': { borderColor: color.text3 },
      '&[aria-invalid=true]': { borderColor: color.danger },
      '&:focus-visible': { borderColor: color.focus, ...focusRing(ring.onBorder) },
      '&:disabled': {
        background: color.surface2,
        borderColor: color.lineStrong,
        color: color.textDisabled,
        resize: 'none',
      },
    },
    '@media': {
      [media.mobile]: { fontSize: vars.text.lg, lineHeight: leading.lg },
      [media.forcedColors]: {
        selectors: {
          '&:focus-visible': { outlineColor: 'Highlight' },
          '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)
