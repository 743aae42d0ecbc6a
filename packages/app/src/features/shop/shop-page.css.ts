import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { keyframes, style } from '@vanilla-extract/css'

const { border, color, space } = vars

const filtersWidth = '228px'
const characterSelectWidth = '232px'
const sortWidth = '216px'
const chipMinHeight = '40px'
const busyBarRise = '11px'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${filtersWidth} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const filters = style({
  position: 'sticky',
  top: `calc(${barsHeight} + ${space[4]})`,
  '@media': { [media.mobile]: { display: 'none' } },
})

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minWidth: 0,
})

export const characterSelect = style({
  width: characterSelectWidth,
  flex: 'none',
  '@media': { [media.mobile]: { width: '100%' } },
})

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.mobile]: { flexWrap: 'wrap', gap: space[2.5] } },
})

export const search = style({
  flex: 1,
  minWidth: 0,
  '@media': { [media.mobile]: { flex: '1 0 100%' } },
})

export const openFilters = style({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline-flex' } },
})

export const sort = style({
  width: sortWidth,
  '@media': { [media.mobile]: { flex: 1, width: 'auto', minWidth: 0 } },
})

export const chips = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      gap: space[2],
      overflowX: 'auto',
      margin: `${minus(space[1])} ${minus(vars.layout.gutter)}`,
      padding: `${space[1]} ${vars.layout.gutter}`,
      scrollbarWidth: 'none',
    },
  },
})

export const chip = style({
  ...type.sm,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: chipMinHeight,
  padding: `0 ${space[3.5]}`,
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface1,
  color: color.text2,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[aria-current]': { background: color.surface4, color: color.text },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})

export const items = style({ position: 'relative', display: 'grid', gap: space[4], minWidth: 0 })

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/**
 * Lies between toolbar and items. Fading the items would make them unreadable.
 * Delayed, so fast responses show none.
 */
export const busyBar = style({
  position: 'absolute',
  insetInline: 0,
  top: minus(busyBarRise),
  animation: `${appear} 1ms 300ms both`,
})

export const price = style({ display: 'grid', minWidth: 0 })

export const realPrice = style({ ...type.xs, color: color.text3 })
