import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

const choiceWidth = '180px'
const choiceMinWidthOnMobile = '132px'
const searchBasis = '200px'
const searchMaxWidth = '300px'
const resultsMaxHeight = '320px'
const resultMinHeight = '44px'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  marginBlockStart: space[5],
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(${choiceMinWidthOnMobile}, 1fr))`,
      marginBlockStart: space[3.5],
    },
  },
})

export const choice = style({
  width: choiceWidth,
  '@media': { [media.mobile]: { width: 'auto' } },
})

export const season = style([choice, { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }])

export const search = style({
  position: 'relative',
  flex: `1 1 ${searchBasis}`,
  minWidth: 0,
  maxWidth: searchMaxWidth,
  '@media': { [media.mobile]: { maxWidth: 'none', gridColumn: '1 / -1' } },
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
  '@media': { [media.mobile]: { gridColumn: '1 / -1', marginInlineStart: 0 } },
})
