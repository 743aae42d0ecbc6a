import { rarityColor } from '@olympus/ui/rarity-pips/rarity.css'
import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { rings } from '@olympus/ui/theme/mixins'
import { truncate, type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

const pictureWidth = '400px'
const stageMinHeight = '196px'
const stageMinHeightOnMobile = '116px'
const ringGap = '35px'
const artSize = '128px'
const shadowOffset = '3px'
const previewSize = '176px'
const artSizeOnMobile = '84px'
const dropMinHeight = '46px'
const dropChanceMinWidth = '52px'
const closeSpace = '44px'
const titleText = '28px'
const titleTextOnMobile = '25px'
const titleLeadingOnMobile = '28px'
const actionHeight = '108px'

const mixed = (percent: number, other: string) => `color-mix(in oklab, ${rarityColor} ${percent}%, ${other})`

export const frame = style({ position: 'relative' })

export const message = style({ padding: space[6] })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${pictureWidth} minmax(0, 1fr)`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** While the item loads. */
export const unknownRarity = style({ vars: { [rarityColor]: color.text3 } })

export const preview = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[3.5],
  minWidth: 0,
  padding: space[6],
  borderRight: `${border.thin} solid ${color.line}`,
  background: `linear-gradient(180deg, ${mixed(12, color.sunken)}, ${color.sunken} 52%)`,
  selectors: { '&[data-view=preview]': { gridTemplateRows: '1fr', alignContent: 'stretch' } },
  '@media': { [media.mobile]: { gap: space[2], padding: space[4], borderRight: 0 } },
})

export const tags = style({
  position: 'absolute',
  left: space[4],
  top: space[4],
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1.5],
})

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: stageMinHeight,
  color: rarityColor,
  background: rings({ center: '50% 50%', gap: ringGap, ringColor: mixed(16, 'transparent') }),
  maskImage: 'radial-gradient(closest-side, #000 62%, transparent)',
  '@media': { [media.mobile]: { minHeight: stageMinHeightOnMobile } },
})

export const art = style({
  width: artSize,
  height: artSize,
  filter: `drop-shadow(0 ${shadowOffset} 0 ${mixed(38, color.canvas)})`,
  selectors: { '[data-view=preview] &': { width: previewSize, height: previewSize } },
  '@media': {
    [media.mobile]: {
      width: artSizeOnMobile,
      height: artSizeOnMobile,
      selectors: { '[data-view=preview] &': { width: artSizeOnMobile, height: artSizeOnMobile } },
    },
  },
})

export const aboveMobile = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const onMobile = style({ display: 'none', '@media': { [media.mobile]: { display: 'inline-flex' } } })

export const drops = style({
  display: 'grid',
  width: '100%',
  marginBottom: minus(space[1.5]),
  selectors: { '[data-view=preview] > &': { display: 'none' } },
  '@media': { [media.mobile]: { selectors: { '[data-view=auto] > &': { display: 'none' } } } },
})

export const drop = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: dropMinHeight,
  selectors: { '& + &': { borderTop: `${border.thin} solid ${color.line}` } },
})

export const dropName = style({ ...truncate, flex: 1 })

export const dropQuantity = style({ color: color.text3 })

export const dropChance = style({
  minWidth: dropChanceMinWidth,
  textAlign: 'right',
  fontWeight: weight.semibold,
})

export const side = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[4.5],
  minWidth: 0,
  padding: space[7],
  '@media': { [media.mobile]: { gap: space[3.5], padding: `${space[4]} ${space[4]} ${space[5]}` } },
})

/**
 * Next to the title, never on the picture. Visible from the start, even before the delayed skeleton appears.
 */
export const close = style({
  position: 'absolute',
  zIndex: 1,
  visibility: 'visible',
  right: space[5],
  top: space[5],
  '@media': { [media.mobile]: { right: space[2], top: space[2] } },
})

/** A failure has no title. Hidden while the skeleton, which has its own close button, is still shown. */
export const closeOfFailure = style([close, { selectors: { '[aria-busy] ~ &': { display: 'none' } } }])

export const head = style({ display: 'grid', justifyItems: 'start', gap: space[1], paddingRight: closeSpace })

export const title = style({
  ...type['2xl'],
  fontSize: titleText,
  lineHeight: vars.leading['2xl'],
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: titleTextOnMobile, lineHeight: titleLeadingOnMobile } },
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
  gap: space[4.5],
  minWidth: 0,
  '@media': { [media.mobile]: { gap: space[3.5] } },
})

export const counter = style({ ...type.xs, color: color.text3, textAlign: 'right' })

export const quantityRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
})

export const each = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  gap: space[1.5],
  ...type.lg,
})

export const eachLabel = style({ ...type.sm, color: color.text3 })

export const realPrice = style({ ...type.xs, color: color.text3 })

export const totals = style({
  display: 'grid',
  gap: space[1.5],
  paddingTop: space[4],
  borderTop: `${border.thin} solid ${color.line}`,
})

export const totalLine = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.text3,
})

export const total = style([totalLine, { fontSize: vars.text.mdLg, color: color.text }])

export const isNegative = style({ color: color.danger })

/** Always visible, however low the window or tall the dialog is. */
export const action = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  margin: `${minus(space[2])} ${minus(space[7])} ${minus(space[7])}`,
  padding: `${space[2]} ${space[7]} ${space[7]}`,
  background: color.surface1,
  '@media': {
    [media.mobile]: {
      margin: `${minus(space[2.5])} ${minus(space[4])} ${minus(space[5])}`,
      padding: `${space[2.5]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom))`,
    },
  },
})

// Scrolls focused elements to a position above the sticky bar.
globalStyle(`${form} :not(${action}, ${action} *)`, { scrollMarginBlockEnd: actionHeight })

export const receiptActions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
})
