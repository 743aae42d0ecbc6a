import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const barHeight = '16px'
const shareWidth = '5ch'

export const valueWidth = createVar()

const narrow = '(max-width: 439px)'

export const picture = style(
  inComponents({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const rows = style(
  inComponents({ display: 'grid', gap: space[3.5], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 30%) minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[1]} ${space[4]}`,
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
      },
    },
  }),
)

/** In a narrow card, a single value stands above its bar, beside the name. */
const asRow = { '@container': { [narrow]: { selectors: { '[data-single] &': { display: 'contents' } } } } }

export const lines = style(inComponents(asRow))

export const line = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[3], ...asRow }))

export const bar = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    height: barHeight,
    overflow: 'visible',
    '@container': {
      [narrow]: { selectors: { '[data-single] &': { gridArea: '2 / 1 / auto / -1', width: '100%' } } },
    },
  }),
)

export const zero = style(
  inComponents({ stroke: color.lineControl, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
)

export const value = style(
  inComponents({
    ...type.sm,
    flex: 'none',
    minWidth: valueWidth,
    color: color.text,
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    selectors: { '&[data-unknown]': { color: color.text3 } },
  }),
)

export const share = style(
  inComponents({ ...type.sm, flex: 'none', minWidth: shareWidth, color: color.text3, textAlign: 'end' }),
)
