import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, weight } = vars

const barHeight = '24px'
const noteWidth = '52px'

export const valueWidth = createVar()

const wide = '(min-width: 520px)'

export const picture = style(
  inComponents({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' }),
)
export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[2],
  }),
)
export const noteHead = style(inComponents({ ...type.xs, color: color.text3 }))

export const row = style(
  inComponents({
    ...type.sm,
    display: 'grid',
    gridTemplateColumns: `${valueWidth} minmax(0, 1fr) auto ${valueWidth}`,
    gridTemplateAreas: '"label label note note" "left bar bar right"',
    alignItems: 'center',
    gap: `${space[1]} ${space[2.5]}`,
    '@container': {
      [wide]: {
        gridTemplateColumns: `minmax(0, 24%) ${valueWidth} minmax(0, 1fr) ${valueWidth} ${noteWidth}`,
        gridTemplateAreas: '"label left bar right note"',
      },
    },
  }),
)
export const label = style(inComponents({ gridArea: 'label', minWidth: 0 }))
export const bar = style(
  inComponents({ gridArea: 'bar', width: '100%', height: barHeight, overflow: 'visible' }),
)
export const middle = style(
  inComponents({ stroke: color.lineControl, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
)
export const left = style(inComponents({ gridArea: 'left', color: color.text2, textAlign: 'end' }))
export const right = style(
  inComponents({ gridArea: 'right', color: color.text, fontWeight: weight.semibold }),
)
export const note = style(
  inComponents({
    gridArea: 'note',
    color: color.text,
    fontWeight: weight.semibold,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
)
