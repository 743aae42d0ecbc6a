import { rarityColor } from '@olympus/ui/rarity-pips/rarity.css'
import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { truncate, type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, space, weight } = vars

const sendMinWidth = '120px'
const ticketMinWidth = '300px'
const notchWidth = '16px'
const notchHeight = '9px'
const ticketMinHeight = '128px'
const stepLineTop = '17px'
const stepLineHeight = '15px'
const stepNumberSize = '28px'
const claimedMinHeight = '60px'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.asideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
})

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.mobile]: { gap: space[4] } },
})

export const quiet = style({ ...type.sm, color: color.text3 })

export const aboveMobile = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const claim = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  // No row gap: the live region of the outcome must take no space while it is empty.
  gap: `0 ${space[3.5]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const code = style({ minWidth: 0 })

// A monospaced font makes case and similar characters easy to distinguish.
globalStyle(`${code} input`, { fontFamily: font.mono })

/** Aligns the button with the input box, below the label. */
export const send = style({
  minWidth: sendMinWidth,
  marginTop: space[6],
  '@media': { [media.mobile]: { marginTop: space[3] } },
})

export const failure = style({ gridColumn: '1 / -1', marginBottom: space[4] })

export const outcome = style({
  gridColumn: '1 / -1',
  selectors: { '&:not(:empty)': { marginTop: space[4] } },
})

export const inventoryHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  marginBottom: space[3],
})

export const heading = style({ ...type.xl })

export const tickets = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${ticketMinWidth}, 100%), 1fr))`,
  gap: space[3.5],
  '@media': { [media.mobile]: { gap: space[2.5] } },
})

const stubWidth = '104px'
const notch = {
  content: '""',
  position: 'absolute',
  left: `calc(${stubWidth} - ${notchWidth} / 2)`,
  zIndex: 1,
  width: notchWidth,
  height: notchHeight,
  border: `${border.thin} solid ${color.lineStrong}`,
  background: color.canvas,
} as const

const tinted = (percent: number) => `color-mix(in oklab, ${rarityColor} ${percent}%, ${color.surface1})`

export const ticket = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stubWidth} minmax(0, 1fr)`,
  minHeight: ticketMinHeight,
  selectors: {
    '&::before': { ...notch, top: 0, borderTop: 0, borderRadius: `0 0 ${notchHeight} ${notchHeight}` },
    '&::after': { ...notch, bottom: 0, borderBottom: 0, borderRadius: `${notchHeight} ${notchHeight} 0 0` },
  },
})

export const ticketStub = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[1],
  border: `${border.thin} solid color-mix(in oklab, ${rarityColor} 26%, transparent)`,
  borderRight: 0,
  borderRadius: `${radius.lg} 0 0 ${radius.lg}`,
  background: `linear-gradient(180deg, ${tinted(5)}, ${tinted(15)})`,
  color: rarityColor,
})

/** A button around it has a color of its own. */
export const ticketIcon = style({ color: rarityColor })

export const ticketQuantity = style({ ...type.xs, fontWeight: weight.semibold, color: color.text })

export const ticketBody = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[2],
  minWidth: 0,
  padding: `${space[3.5]} ${space[3.5]} ${space[3]} ${space[4]}`,
  border: `${border.thin} solid ${color.line}`,
  borderLeft: `${border.thin} dashed ${color.lineStrong}`,
  borderRadius: `0 ${radius.lg} ${radius.lg} 0`,
  background: color.surface1,
})

export const ticketName = style({ ...type.md, fontWeight: weight.semibold, textWrap: 'balance' })

export const couponCode = style({ ...type.sm, fontFamily: font.mono, overflowWrap: 'anywhere' })

export const ticketCode = style([couponCode, { color: color.text3 }])

export const returned = style({ ...type.sm, marginTop: space[0.5], color: color.warning })

export const ticketFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const ticketAction = style({ flexShrink: 0 })

export const pages = style({ marginTop: space[4] })

export const steps = style({ display: 'grid', gap: space[4.5] })

export const step = style({
  position: 'relative',
  display: 'flex',
  gap: space[3.5],
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      left: space[3.5],
      top: minus(stepLineTop),
      width: border.thin,
      height: stepLineHeight,
      background: color.lineStrong,
    },
  },
})

export const stepNumber = style({
  ...type.sm,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: stepNumberSize,
  height: stepNumberSize,
  border: `${border.thin} solid ${color.lineControl}`,
  borderRadius: '50%',
  fontWeight: weight.semibold,
})

export const stepTitle = style({ fontWeight: weight.semibold })

export const stepText = style({ ...type.sm, marginTop: space[0.5], color: color.text2, textWrap: 'pretty' })

export const claimedList = style({ paddingBlock: space[1] })

export const claimed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: claimedMinHeight,
  padding: `${space[2]} ${space[5]}`,
  color: color.text2,
  textAlign: 'end',
  selectors: { '& + &': { borderTop: `${border.thin} solid ${color.line}` } },
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const claimedCode = style({ ...truncate, display: 'grid', color: color.text, textAlign: 'start' })

export const redeem = style({ display: 'grid', gap: space[4] })
