import { rarityColor } from '@olympus/ui/rarity-pips/rarity.css'
import { media } from '@olympus/ui/theme/media'
import { truncate, type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, weight } = vars

const mixed = (percent: number, other: string) => `color-mix(in oklab, ${rarityColor} ${percent}%, ${other})`

export const frame = style({ position: 'relative' })

export const message = style({ padding: space[6] })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** While the item loads. */
export const unknownRarity = style({ vars: { [rarityColor]: color.text3 } })

export const preview = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 14,
  minWidth: 0,
  padding: space[6],
  borderRight: `1px solid ${color.line}`,
  background: `linear-gradient(180deg, ${mixed(12, color.sunken)}, ${color.sunken} 52%)`,
  selectors: { '&[data-view=preview]': { gridTemplateRows: '1fr', alignContent: 'stretch' } },
  '@media': { [media.mobile]: { gap: space[2], padding: space[4], borderRight: 0 } },
})

export const tags = style({
  position: 'absolute',
  left: 16,
  top: 16,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
})

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 196,
  color: rarityColor,
  background: `repeating-radial-gradient(circle at 50% 50%, transparent 0 35px, ${mixed(16, 'transparent')} 35px 36px)`,
  maskImage: 'radial-gradient(closest-side, #000 62%, transparent)',
  '@media': { [media.mobile]: { minHeight: 116 } },
})

export const art = style({
  width: 128,
  height: 128,
  filter: `drop-shadow(0 3px 0 ${mixed(38, color.canvas)})`,
  selectors: { '[data-view=preview] &': { width: 176, height: 176 } },
  '@media': {
    [media.mobile]: {
      width: 84,
      height: 84,
      selectors: { '[data-view=preview] &': { width: 84, height: 84 } },
    },
  },
})

export const aboveMobile = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const onMobile = style({ display: 'none', '@media': { [media.mobile]: { display: 'inline-flex' } } })

export const drops = style({
  display: 'grid',
  width: '100%',
  marginBottom: -6,
  selectors: { '[data-view=preview] > &': { display: 'none' } },
  '@media': { [media.mobile]: { selectors: { '[data-view=auto] > &': { display: 'none' } } } },
})

export const drop = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 46,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})

export const dropName = style({ ...truncate, flex: 1 })

export const dropQuantity = style({ color: color.text3 })

export const dropChance = style({ minWidth: 52, textAlign: 'right', fontWeight: weight.semibold })

export const side = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 18,
  minWidth: 0,
  padding: 28,
  '@media': { [media.mobile]: { gap: 14, padding: '16px 16px 20px' } },
})

/**
 * Next to the title, never on the picture. Visible from the start, even before the delayed skeleton appears.
 */
export const close = style({
  position: 'absolute',
  zIndex: 1,
  visibility: 'visible',
  right: 20,
  top: 20,
  '@media': { [media.mobile]: { right: 8, top: 8 } },
})

/** A failure has no title. Hidden while the skeleton, which has its own close button, is still shown. */
export const closeOfFailure = style([close, { selectors: { '[aria-busy] ~ &': { display: 'none' } } }])

export const head = style({ display: 'grid', justifyItems: 'start', gap: space[1], paddingRight: 44 })

export const title = style({
  ...type['2xl'],
  fontSize: 28,
  lineHeight: '32px',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: 25, lineHeight: '28px' } },
})

export const subcategory = style({ ...type.sm, color: color.text3 })

export const description = style({ color: color.text2, overflowWrap: 'anywhere' })

export const notes = style({ display: 'grid', gap: space[2] })

export const note = style({ ...type.sm, display: 'flex', gap: space[2], color: color.text2 })

export const leaves = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.warning,
})

export const form = style({
  display: 'grid',
  gap: 18,
  minWidth: 0,
  '@media': { [media.mobile]: { gap: 14 } },
})

export const counter = style({ ...type.xs, color: color.text3, textAlign: 'right' })

export const quantityRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
})

export const each = style({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 6, ...type.lg })

export const eachLabel = style({ ...type.sm, color: color.text3 })

export const realPrice = style({ ...type.xs, color: color.text3 })

export const totals = style({
  display: 'grid',
  gap: 6,
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
})

export const totalLine = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.text3,
})

export const total = style([totalLine, { fontSize: 15, color: color.text }])

export const isNegative = style({ color: color.danger })

/** Always visible, however low the window or tall the dialog is. */
export const action = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  margin: '-8px -28px -28px',
  padding: '8px 28px 28px',
  background: color.surface1,
  '@media': {
    [media.mobile]: {
      margin: '-10px -16px -20px',
      padding: '10px 16px calc(16px + env(safe-area-inset-bottom))',
    },
  },
})

// Scrolls focused elements to a position above the sticky bar.
globalStyle(`${form} :not(${action}, ${action} *)`, { scrollMarginBlockEnd: 108 })

export const receiptActions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
})
