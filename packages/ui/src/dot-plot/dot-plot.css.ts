import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, size, space, weight } = vars

const dotSize = '14px'
const dotGap = '3px'
const markHeight = '14px'
const rowMinHeight = '38px'
const valueWidth = '86px'

const wide = '(min-width: 520px)'

export const picture = style(
  inComponents({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' }),
)
export const rows = style(inComponents({ display: 'grid', gap: space[0.5] }))

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
} as const
const wideColumns = {
  gridTemplateColumns: `minmax(0, 24%) minmax(0, 1fr) ${valueWidth} ${valueWidth}`,
  columnGap: space[3.5],
} as const

export const row = style(
  inComponents({
    ...type.sm,
    ...columns,
    paddingBlock: space[2],
    '@container': { [wide]: { ...wideColumns, minHeight: rowMinHeight, paddingBlock: 0 } },
  }),
)
export const heads = style(
  inComponents({
    ...type.xs,
    ...columns,
    color: color.text3,
    overflowWrap: 'anywhere',
    '@container': { [wide]: wideColumns },
  }),
)
export const ticks = style(
  inComponents({
    display: 'none',
    '@container': { [wide]: { display: 'flex', justifyContent: 'space-between' } },
  }),
)
export const headNote = style(inComponents({ textAlign: 'end', fontWeight: weight.medium }))

export const track = style(
  inComponents({
    gridRow: 2,
    gridColumn: '1 / -1',
    position: 'relative',
    height: size.bar,
    marginBlock: space[1],
    borderRadius: radius.full,
    background: color.surface4,
    '@container': { [wide]: { gridRow: 'auto', gridColumn: 'auto' } },
    '@media': { [media.forcedColors]: { background: 'Canvas', outline: `${border.thin} solid CanvasText` } },
  }),
)

export const mark = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '50%',
    height: markHeight,
    borderInlineStart: `${border.thick} solid ${color.text}`,
    transform: 'translate(-50%, -50%)',
    selectors: { '&[data-kind=dotted]': { borderInlineStart: `${border.thick} dotted ${color.text3}` } },
  }),
)
export const dot = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '50%',
    width: dotSize,
    height: dotSize,
    borderRadius: radius.full,
    background: color.accent,
    boxShadow: `0 0 0 ${dotGap} ${color.surface1}`,
    transform: 'translate(-50%, -50%)',
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)
export const value = style(inComponents({ color: color.text, fontWeight: weight.semibold, textAlign: 'end' }))
export const note = style(inComponents({ color: color.text3, textAlign: 'end' }))
