import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { gameColors } from '@olympus/ui/theme/game-colors.css'
import { vars } from '@olympus/ui/theme/vars.css'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { border, color, radius, space, weight } = vars

const activeWidth = '190px'
const deactivatedWidth = '250px'
const meterWidth = '260px'
const plaqueSize = '76px'
const smallPlaqueSize = '52px'
const plaqueRadius = '14px'
const plaqueIconSize = '46px'
const smallPlaqueIconSize = '30px'
const wordsHeight = '64px'

const nameText = '18px'
const nameLeading = '22px'

const tint = createVar()

export const page = style({ display: 'grid', gap: space[7], minWidth: 0 })

export const top = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const weekCard = style({ containerType: 'inline-size' })

/** So narrow a card has no room for the presence beside countdown and meter in any language. */
const narrow = '(max-width: 799px)'

export const week = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[10]}`,
  '@media': { [media.mobile]: { gap: space[3.5] } },
})

export const meter = style({ flex: `1 1 ${meterWidth}` })

export const presence = style({
  display: 'grid',
  gap: space[1.5],
  justifyItems: 'end',
  minWidth: 0,
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: '100%',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
})

export const note = style({ ...type.sm, color: color.text3, overflowWrap: 'anywhere' })

/** A line of its own in a narrow card. Beside the others it would fit in one font and not in another. */
export const moment = style([note, { '@container': { [narrow]: { order: 1, flexBasis: '100%' } } }])

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[3],
})

export const sectionTitle = style({ ...type.xl, color: color.text })

export const acknowledgement = style({
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { marginInlineStart: 0, width: '100%' } },
})

const places = {
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }

export const activePlaces = style({
  ...places,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${activeWidth}), 1fr))`,
  '@media': { [media.mobile]: oneColumn },
})

export const deactivatedPlaces = style({
  ...places,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${deactivatedWidth}), 1fr))`,
  '@media': { [media.mobile]: oneColumn },
})

const inRow = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  padding: space[4],
  columnGap: space[3.5],
  textAlign: 'start',
} as const

export const place = style({
  vars: { [tint]: color.text3 },
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[2.5],
  minWidth: 0,
  padding: `${space[5]} ${space[3]} ${space[3.5]}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface1,
  boxShadow: vars.elevation.card,
  textAlign: 'center',
  selectors: {
    '&[data-state=waiting]': { borderColor: color.infoLine },
    '&[data-state=free]': {
      border: `${border.thin} dashed ${color.lineStrong}`,
      background: 'none',
      boxShadow: 'none',
    },
    [`${deactivatedPlaces} > &`]: inRow,
  },
  '@media': {
    [media.mobile]: {
      ...inRow,
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      padding: space[3],
      selectors: {
        [`${deactivatedPlaces} > &`]: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          padding: space[3],
        },
      },
    },
    [media.tiny]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      selectors: { [`${deactivatedPlaces} > &`]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
})

export const number = style({
  ...type.xs,
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockStart: space[2.5],
  color: color.text3,
  '@media': { [media.mobile]: { display: 'none' } },
})

export const plaque = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: plaqueSize,
  height: plaqueSize,
  border: `${border.thin} solid color-mix(in oklab, ${tint} 34%, transparent)`,
  borderRadius: plaqueRadius,
  background: `linear-gradient(180deg, ${color.surface2}, color-mix(in oklab, ${tint} 13%, ${color.surface2}))`,
  color: color.text2,
  selectors: {
    [`${activePlaces} > [data-state=taken] > &`]: { color: color.text },
    '[data-state=free] > &': { borderStyle: 'dashed', background: 'none', color: color.text3 },
    '&[data-element=fire]': { vars: { [tint]: gameColors.element.fire } },
    '&[data-element=water]': { vars: { [tint]: gameColors.element.water } },
    '&[data-element=light]': { vars: { [tint]: gameColors.element.light } },
    '&[data-element=shadow]': { vars: { [tint]: gameColors.element.shadow } },
    '&[data-element=neutral]': { vars: { [tint]: gameColors.element.neutral } },
  },
  '@supports': { '(corner-shape: scoop)': { cornerShape: 'scoop' } },
  '@media': { [media.mobile]: { width: smallPlaqueSize, height: smallPlaqueSize } },
})

export const plaqueIcon = style({
  width: plaqueIconSize,
  height: plaqueIconSize,
  '@media': { [media.mobile]: { width: smallPlaqueIconSize, height: smallPlaqueIconSize } },
})

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'inherit',
  gap: space[0.5],
  minWidth: 0,
  minHeight: wordsHeight,
  '@media': { [media.mobile]: { minHeight: 0 } },
})

export const name = style({
  ...type.xl,
  fontSize: nameText,
  lineHeight: nameLeading,
  color: color.text,
  overflowWrap: 'anywhere',
})

export const freeTitle = style({ color: color.text, fontWeight: weight.semibold })

export const kind = style({
  ...type.sm,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  gap: `0 ${space[2.5]}`,
  color: color.text2,
  '@media': { [media.mobile]: { display: 'none' } },
})

export const act = style({
  width: '100%',
  selectors: { [`${deactivatedPlaces} &`]: { gridColumn: '1 / -1' } },
  '@media': {
    [media.mobile]: {
      width: 'auto',
      selectors: { [`${deactivatedPlaces} &`]: { gridColumn: 'auto' } },
    },
    [media.tiny]: {
      width: '100%',
      gridColumn: '1 / -1',
      selectors: { [`${deactivatedPlaces} &`]: { gridColumn: '1 / -1' } },
    },
  },
})

export const dialogText = style({ display: 'grid', gap: space[3], color: color.text2 })

globalStyle(`${dialogText} p`, { margin: 0 })
