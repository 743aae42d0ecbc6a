import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const rowMinHeight = '56px'

export const list = style({ listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: rowMinHeight,
  padding: `${space[2]} ${space[5]}`,
  borderBlockStart: `${border.thin} solid ${color.line}`,
  selectors: {
    'a&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: vars.ring.inside },
  },
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const icon = style({ flex: 'none', color: color.text3 })

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ ...type.md, color: color.text })

export const note = style({ ...type.xs, color: color.text3 })

export const rank = style({ ...type.xl, color: color.text, fontVariantNumeric: 'tabular-nums' })

export const nothing = style({
  ...type.md,
  padding: `0 ${space[5]} ${space[5]}`,
  color: color.text2,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
})

export const more = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${space[2]} ${space[3]}`,
  borderBlockStart: `${border.thin} solid ${color.line}`,
})
