import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, font, space, weight } = vars

const sparkHeight = '44px'
const totalWidth = '76px'
const wide = '(min-width: 520px)'

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[2.5]} ${space[3]}`,
    padding: `${space[3.5]} ${space[4]}`,
    selectors: { '& + &': { borderBlockStart: `${border.thin} solid ${color.line}` } },
    '@container': {
      [wide]: {
        gridTemplateColumns: `minmax(0, 28%) minmax(0, 1fr) ${totalWidth}`,
        gap: space[4],
        padding: `${space[3]} ${space[5]}`,
      },
    },
  }),
)
export const name = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 }))
export const icon = style(inComponents({ flex: 'none', color: color.text3 }))
export const texts = style(inComponents({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }))
export const label = style(inComponents({ ...type.md, color: color.text, fontWeight: weight.medium }))

export const spark = style(
  inComponents({
    gridRow: 2,
    gridColumn: '1 / -1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: space[0.75],
    height: sparkHeight,
    borderBlockEnd: `${border.thin} solid ${color.lineControl}`,
    '@container': { [wide]: { gridRow: 'auto', gridColumn: 'auto' } },
  }),
)
export const column = style(
  inComponents({
    minHeight: border.thick,
    borderRadius: `${border.thick} ${border.thick} 0 0`,
    background: color.accent,
    selectors: { '&[data-zero]': { background: color.surface4 } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'CanvasText',
        selectors: { '&[data-zero]': { background: 'GrayText' } },
      },
    },
  }),
)
export const total = style(
  inComponents({ ...type.xl, fontFamily: font.display, color: color.text, textAlign: 'end' }),
)
