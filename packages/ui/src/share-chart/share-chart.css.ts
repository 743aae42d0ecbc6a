import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, weight } = vars

export const picture = style(
  inComponents({ display: 'grid', gap: space[3.5], gridTemplateColumns: 'minmax(0, 1fr)' }),
)
export const caption = style(inComponents({ ...type.sm, color: color.text2 }))
export const bar = style(inComponents({ display: 'block', width: '100%' }))
export const track = style(
  inComponents({
    fill: 'none',
    selectors: { '&[data-empty]': { fill: color.surface4 } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-empty]': { fill: 'GrayText' } } } },
  }),
)
export const share = style(inComponents({ color: color.text, fontWeight: weight.medium }))
