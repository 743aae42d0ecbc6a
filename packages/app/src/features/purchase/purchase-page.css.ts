import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { rings } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { border, color, space } = vars

const sectionHeadMinHeight = '32px'
const currencyWidth = '92px'
const getsAmountText = '34px'
const getsAmountLeading = '36px'
const totalAmountText = '30px'
const totalAmountLeading = '34px'
const payBarAmountText = '22px'
const outcomeTextMaxWidth = '440px'
const outcomeProgressWidth = '320px'
const outcomeRingGap = '37px'
const outcomeToneWidth = '220px'
const outcomeToneHeight = '150px'
export const payBarHeight = '65px'
const minPinningHeight = '401px'

/** Phones on which the payment bar is pinned. On a low screen, as at 400 % zoom, it would cover the page. */
export const pinsPayBar = `${media.mobile} and (min-height: ${minPinningHeight})`

export const page = style({ gap: space[6] })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.asideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[4],
    },
  },
})

export const column = style({ display: 'grid', gap: space[6], minWidth: 0 })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  minHeight: sectionHeadMinHeight,
  marginBottom: space[3],
})

export const sectionTitle = style(type.xl)

export const browse = style({ marginInlineStart: 'auto' })

/** As wide as a currency code; on a phone it gets its own line. */
export const currency = style({ width: currencyWidth })

export const currencyError = style({ marginBottom: space[3] })

export const stack = style({ marginTop: minus(space[2.5]), maxWidth: '100%' })

export const packageSkeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2.5] } },
})

export const methodSkeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
})

export const consents = style({ display: 'grid', gap: space[3] })

export const summary = style({
  position: 'sticky',
  top: `calc(${barsHeight} + ${space[4]})`,
  '@media': { [media.mobile]: { position: 'static' } },
})

export const summaryBody = style({ display: 'grid', gap: space[4] })

export const gets = style({ display: 'flex', alignItems: 'center', gap: space[3] })

export const getsAmount = style({ ...type['3xl'], fontSize: getsAmountText, lineHeight: getsAmountLeading })

export const getsUnit = style({ ...type.sm, color: color.text3 })

export const facts = style({
  ...type.md,
  paddingTop: space[1.5],
  borderTop: `${border.thin} solid ${color.line}`,
})

export const total = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[3.5],
  borderTop: `${border.thin} solid ${color.lineStrong}`,
})

export const totalLabel = style({ display: 'grid', fontWeight: vars.weight.semibold })

export const totalNote = style({ ...type.xs, color: color.text3, fontWeight: vars.weight.regular })

export const totalAmount = style({
  ...type['2xl'],
  fontSize: totalAmountText,
  lineHeight: totalAmountLeading,
})

export const aboveMobile = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const assurance = style({
  ...type.xs,
  color: color.text3,
  textAlign: 'center',
  '@media': { [media.mobile]: { display: 'none' } },
})

export const payBar = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
    },
    [pinsPayBar]: {
      position: 'fixed',
      inset: `auto 0 calc(${vars.layout.bottombarHeight} + env(safe-area-inset-bottom))`,
      zIndex: vars.z.sticky,
      minHeight: payBarHeight,
      padding: `${space[2.5]} ${space[4]}`,
      borderTop: `${border.thin} solid ${color.lineStrong}`,
      background: color.surface2,
    },
  },
})

globalStyle(`html:has(${payBar})`, {
  '@media': {
    [pinsPayBar]: {
      scrollPaddingBlockEnd: `calc(${vars.layout.bottombarHeight} + env(safe-area-inset-bottom) + ${payBarHeight} + ${space[2]})`,
    },
  },
})

export const payBarText = style({ flex: 1, display: 'grid', minWidth: 0 })

export const payBarAmount = style({ ...type['2xl'], fontSize: payBarAmountText, lineHeight: vars.leading.lg })

export const payBarNote = style({ ...type.xs, color: color.text3 })

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[12]} ${space[6]}`,
  textAlign: 'center',
})

export const outcomeTitle = style({ ...type['2xl'], selectors: { '&:focus': { outline: 'none' } } })

export const outcomeText = style({ maxWidth: outcomeTextMaxWidth, color: color.text2, textWrap: 'pretty' })

export const outcomeProgress = style({ width: `min(${outcomeProgressWidth}, 100%)`, marginTop: space[2] })

export const outcomeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginTop: space[2],
})

export const outcomeTone = styleVariants(
  { neutral: color.text3, accent: color.accentText, success: color.success, danger: color.danger },
  (tone) => ({
    display: 'grid',
    placeItems: 'center',
    width: outcomeToneWidth,
    height: outcomeToneHeight,
    color: tone,
    background: rings({ center: '50% 50%', gap: outcomeRingGap, ringColor: color.lineStrong }),
    maskImage: 'radial-gradient(closest-side, #000 40%, transparent)',
  }),
)

export const statusPage = style({ display: 'grid', gap: space[6] })
