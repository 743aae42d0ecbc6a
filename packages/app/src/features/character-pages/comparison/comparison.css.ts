import { media } from '@olympus/ui/theme/media'
import { unseen } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color, space } = vars

const selectWidth = '320px'
const labelWidth = '190px'
const differenceWidth = '220px'
const numberWidth = '150px'

const hairline = `${border.thin} solid ${color.line}`

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockEnd: space[4],
})

export const select = style({
  width: selectWidth,
  maxWidth: '100%',
  '@media': { [media.mobile]: { width: '100%' } },
})

export const cards = style({ display: 'grid', gap: space[6] })

export const ages = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[8]}` })

export const age = style({ ...type.sm, display: 'grid', color: color.text2, overflowWrap: 'anywhere' })

export const table = style({ ...type.md, display: 'block', color: color.text2 })

export const body = style({ display: 'block' })

const lineBase = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2.5]} ${space[5]}`,
  borderBlockStart: hairline,
  '@media': { [media.mobile]: { columnGap: space[3], padding: `${space[2.5]} ${space[4]}` } },
})

/** On a phone the label is a line of its own, and so are the differences of items. */
export const line = styleVariants({
  values: [
    lineBase,
    {
      gridTemplateColumns: `${labelWidth} repeat(2, minmax(0, 1fr)) ${numberWidth}`,
      '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  ],
  items: [
    lineBase,
    {
      gridTemplateColumns: `${labelWidth} repeat(2, minmax(0, 1fr)) ${differenceWidth}`,
      '@media': {
        [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
      },
    },
  ],
})

const start = { textAlign: 'start', minWidth: 0, overflowWrap: 'anywhere' } as const

const headText = { ...type.sm, ...start, fontWeight: vars.weight.regular, color: color.text3 } as const

export const label = style({
  ...headText,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
})

/** The labels of the rows are enough on a phone. */
export const labelHeader = style({ ...headText, '@media': { [media.mobile]: unseen } })

export const name = style({ ...type.md, ...start, fontWeight: vars.weight.semibold, color: color.text })

export const differenceHeader = styleVariants({
  values: [style(headText)],
  items: [style({ ...headText, '@media': { [media.mobile]: unseen } })],
})

export const cell = styleVariants({
  values: { ...start, fontVariantNumeric: 'tabular-nums', color: color.text },
  items: { ...start, color: color.text },
})

export const difference = styleVariants({
  values: start,
  items: { ...start, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } },
})

export const quiet = style({ color: color.text3 })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  '@media': {
    [media.mobile]: { gap: space[2] },
    [media.tiny]: { flexDirection: 'column', alignItems: 'flex-start' },
  },
})

/** The name of the rarity follows below the pips where both do not fit. */
export const rarity = style({ flexWrap: 'wrap' })

/** A difference that does not exist needs no line of its own. */
export const dash = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const words = style({ display: 'grid', gap: space[1], minWidth: 0 })

export const figures = style({ ...type.sm, display: 'grid', gap: space[0.5], listStyle: 'none' })

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
})
