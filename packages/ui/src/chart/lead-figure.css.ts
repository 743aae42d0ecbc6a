import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, font, space, weight } = vars

export const root = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: space[1.5],
    minWidth: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-flush] > &': { paddingInline: space[5] } },
    '@media': { [media.mobile]: { selectors: { '[data-flush] > &': { paddingInline: space[4] } } } },
  }),
)

export const label = style(inComponents({ ...type.sm, color: color.text3 }))
export const value = style(inComponents({ ...type['4xl'], color: color.text }))

export const unit = style(
  inComponents({
    ...type.mdLg,
    marginInlineEnd: space[1],
    color: color.text2,
    fontFamily: font.ui,
    fontWeight: weight.medium,
    letterSpacing: 0,
    wordSpacing: 0,
  }),
)

export const change = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1.5],
    color: color.text2,
  }),
)

export const arrow = style(inComponents({ flex: 'none', marginBlockStart: space[0.5], color: color.text3 }))
