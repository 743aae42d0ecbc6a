import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, duration, ease, space } = vars

const cardMinWidth = '148px'
const cardMinHeight = '56px'
const cardMinHeightOnMobile = '48px'
const cardMaxWidthOnMobile = '240px'
const cardRadius = '10px'

/** Up to this width, seven do not fit one row: the last would stand alone. */
const twoRowsMaxWidth = '1387px'
const inTwoRows = `${media.aboveMobile} and (max-width: ${twoRowsMaxWidth})`
const sevenOrEight = '&:has(> :nth-child(7)):not(:has(> :nth-child(9)))'

export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${cardMinWidth}, 1fr))`,
  gap: space[2],
  marginBlockStart: space[5],
  '@media': {
    [inTwoRows]: { selectors: { [sevenOrEight]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
    [media.mobile]: {
      display: 'flex',
      margin: `${space[3.5]} ${minus(vars.layout.gutter)} 0`,
      padding: `${space[0.5]} ${vars.layout.gutter}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
})

export const card = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minWidth: 0,
  minHeight: cardMinHeight,
  padding: `${space[1]} ${space[3]}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: cardRadius,
  background: color.surface1,
  color: color.text2,
  fontWeight: vars.weight.medium,
  transition: `color ${duration.fast} ${ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.lineStrong, color: color.text },
    '&[aria-current]': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 ${border.thin} ${color.accent}`,
      color: color.text,
    },
  },
  '@media': {
    [media.mobile]: { flex: 'none', maxWidth: cardMaxWidthOnMobile, minHeight: cardMinHeightOnMobile },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          outline: `${vars.ring.width} solid Highlight`,
          outlineOffset: vars.ring.inside,
        },
      },
    },
  },
})

export const icon = style({
  flex: 'none',
  color: color.text3,
  selectors: { '[aria-current] > &': { color: color.accentText } },
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
