import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, weight } = vars

const ringBasis = '120px'
const wide = '(min-width: 520px)'

export const picture = style(
  inComponents({
    alignSelf: 'center',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
  }),
)
export const rings = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[5]} ${space[3]}`,
    '@container': { [wide]: { gridTemplateColumns: `repeat(auto-fit, minmax(${ringBasis}, 1fr))` } },
  }),
)
export const item = style(
  inComponents({
    ...type.sm,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space[2],
    minWidth: 0,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)
export const label = style(inComponents({ color: color.text, fontWeight: weight.medium }))
export const detail = style(inComponents({ color: color.text3 }))
export const legend = style(inComponents({ display: 'grid', justifyItems: 'center' }))
