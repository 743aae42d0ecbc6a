import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space, weight } = vars

const ringSize = '180px'
const centerInset = '34px'
const legendMaxWidth = '420px'
const entryPaddingBlock = '7px'

const wide = '(min-width: 420px)'

export const picture = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignItems: 'center',
    gap: space[5],
    '@container': { [wide]: { gridTemplateColumns: `${ringSize} minmax(0, 1fr)`, columnGap: space[8] } },
  }),
)

export const ring = style(inComponents({ position: 'relative', width: ringSize, height: ringSize }))
export const drawing = style(inComponents({ width: '100%', height: '100%' }))

export const track = style(
  inComponents({
    fill: 'none',
    stroke: color.surface4,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
)

export const center = style(
  inComponents({
    position: 'absolute',
    inset: centerInset,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)
export const total = style(inComponents({ ...type.xl, color: color.text }))
export const totalLabel = style(inComponents({ ...type.xs, color: color.text3 }))

export const legend = style(inComponents({ ...type.sm, width: '100%', maxWidth: legendMaxWidth }))

export const entry = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 6ch',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: entryPaddingBlock,
    color: color.text2,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `${border.thin} solid ${color.line}` } },
  }),
)
export const share = style(inComponents({ color: color.text3, textAlign: 'end' }))
export const value = style(inComponents({ color: color.text, fontWeight: weight.medium, textAlign: 'end' }))
