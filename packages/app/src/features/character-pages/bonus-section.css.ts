import { type } from '@olympus/ui/theme/type-styles'
import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const hairline = `${border.thin} solid ${color.line}`

export const hint = style({ ...type.sm, color: color.text3, textWrap: 'pretty' })

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const highlight = style({
  minWidth: 0,
  padding: `${space[4.5]} ${space[5]}`,
  selectors: { '& + &': { borderInlineStart: hairline } },
  '@media': {
    [media.mobile]: { padding: `${space[3.5]} ${space[3]}` },
    [media.tiny]: { selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: hairline } } },
  },
})

export const highlightName = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text3,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.mobile]: { ...type.xs } },
})

export const highlightIcon = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const highlightValue = style({
  ...type['2xl'],
  marginBlockStart: space[1],
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { ...type.xl } },
})

export const list = style({ listStyle: 'none' })

/** A row of a side list: mark, tile, words, and a figure at its end. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2.5]} ${space[5]}`,
  borderBlockStart: hairline,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: vars.weight.medium })

export const left = style({ ...type.sm, textAlign: 'end', fontWeight: vars.weight.semibold })

export const none = style({
  ...type.sm,
  padding: `0 ${space[5]} ${space[5]}`,
  color: color.text3,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
})

export const skeleton = style({
  display: 'grid',
  gap: space[4],
  padding: `0 ${space[5]} ${space[5]}`,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
})
