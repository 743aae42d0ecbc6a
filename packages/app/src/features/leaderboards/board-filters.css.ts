import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

const choiceWidth = '180px'
const searchBasis = '200px'
const searchMaxWidth = '300px'
const resultsMaxHeight = '320px'
const resultMinHeight = '44px'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.mobile]: { padding: space[4] } },
})

/** On a phone, side by side where their longest options fit. */
export const choice = style({
  width: choiceWidth,
  '@media': { [media.mobile]: { flexGrow: 1, width: 'auto' } },
})

export const season = style([choice, { '@media': { [media.mobile]: { flexBasis: '100%' } } }])

export const search = style({
  position: 'relative',
  flex: `1 1 ${searchBasis}`,
  minWidth: 0,
  maxWidth: searchMaxWidth,
  '@media': { [media.mobile]: { flexBasis: '100%', maxWidth: 'none' } },
})

export const results = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space[1.5]})`,
  zIndex: vars.z.sticky,
  maxHeight: resultsMaxHeight,
  overflowY: 'auto',
  padding: space[1],
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.popover,
  boxShadow: vars.elevation.floating,
})

export const resultList = style({ listStyle: 'none' })

export const result = style({
  ...type.md,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minHeight: resultMinHeight,
  padding: `${space[1]} ${space[2.5]}`,
  borderRadius: radius.sm,
  color: color.text,
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: vars.ring.inside },
  },
})

export const resultName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const resultRank = style({ ...type.sm, color: color.text3, fontVariantNumeric: 'tabular-nums' })

export const message = style({ ...type.sm, padding: space[2.5], color: color.text2 })

/** Out of the way while there is nothing to reset, but never under the focus. */
export const reset = style({ selectors: { '&[aria-disabled]:not(:focus)': { display: 'none' } } })

export const jump = style({ '@media': { [media.mobile]: { flexGrow: 1 } } })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flexBasis: '100%', marginInlineStart: 0 } },
})
