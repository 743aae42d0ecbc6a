import { media } from '@olympus/ui/theme/media'
import { coveringInput, focusRing, selectedFrame } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, ring, space, weight } = vars

const offersWidth = '380px'
const offerMinHeight = '56px'
const resultMaxWidth = '420px'

const hairline = `${border.thin} solid ${color.line}`

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[6]} ${space[6]} ${space[5]}`,
  borderBottom: hairline,
  '@media': { [media.mobile]: { flexWrap: 'wrap', padding: space[4] } },
})

export const headings = style({
  display: 'grid',
  justifyItems: 'start',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const description = style({ ...type.sm, color: color.text2 })

export const balance = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text2,
  whiteSpace: 'nowrap',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${offersWidth} minmax(0, 1fr)`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const offers = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[3],
  borderRight: hairline,
  '@media': { [media.mobile]: { padding: space[2], borderRight: 0, borderBottom: hairline } },
})

export const offer = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: offerMinHeight,
  padding: `${space[2]} ${space[3]}`,
  border: `${border.thin} solid transparent`,
  borderRadius: vars.radius.lg,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(input:checked)': { ...selectedFrame, background: color.accentSoft },
    '&:has(input:focus-visible)': focusRing(ring.outside),
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(input:checked)': { borderColor: 'Highlight' } } },
  },
})

export const radio = style(coveringInput)

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: weight.medium, color: color.text })

export const line = style({ ...type.xs, color: color.text2 })

export const price = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const priceIcon = style({ color: color.text3 })

export const chosen = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minWidth: 0,
  padding: `${space[5]} ${space[6]} ${space[6]}`,
  '@media': { [media.mobile]: { gap: space[4], padding: space[4] } },
})

export const chosenHead = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 })

export const chosenName = style({ ...type.lg, fontFamily: vars.font.display, color: color.text })

export const agreed = style({ ...type.sm, display: 'flex', gap: space[2], color: color.text2 })

export const strong = style({ color: color.text, fontWeight: weight.semibold })

export const short = style({ ...type.sm, display: 'grid', gap: space[2], color: color.text2 })

/** Always visible, however low the window or tall the dialog is. */
export const foot = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[2],
  padding: `${space[4]} ${space[6]}`,
  borderTop: hairline,
  background: color.surface2,
  '@media': {
    [media.mobile]: {
      padding: `${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom))`,
    },
  },
})

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[8]} ${space[6]}`,
  textAlign: 'center',
})

export const resultTitle = style({ ...type['2xl'], color: color.text, overflowWrap: 'anywhere' })

export const resultText = style({ maxWidth: resultMaxWidth, color: color.text2 })
