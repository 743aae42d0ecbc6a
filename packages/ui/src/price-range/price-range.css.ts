import { style } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const root = style(
  inComponents({
    display: 'grid',
    minWidth: 0,
    selectors: { '&:disabled': { color: color.textDisabled } },
  }),
)

export const legend = style(
  inComponents({
    ...type.sm,
    marginBlockEnd: space[2.5],
    color: color.text,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

export const fields = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[3],
  }),
)
export const separator = style(inComponents({ color: color.text3 }))
/** Less padding than a text field: in the filters, only 30 px would remain for the number. */
export const box = style(
  inVariants({
    paddingInline: space[2],
    gap: space[1.25],
    selectors: {
      ':disabled > * > &': {
        background: color.surface2,
        borderColor: color.lineStrong,
        color: color.textDisabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { ':disabled > * > &': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
)
