import { minus } from '@olympus/ui/theme/lengths'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const categoryMinHeight = '34px'
const categoryRadius = '7px'

export const panel = style({ padding: space[1.5] })

/** The drawer and the panel both have padding; this offsets the drawer's. */
export const inDrawer = style({ marginInline: minus(space[5]) })

export const group = style({
  padding: `${space[3.5]} ${space[3.5]} ${space[4]}`,
  selectors: { '& + &': { borderTop: `${border.thin} solid ${color.line}` } },
})

export const title = style({
  ...type.sm,
  marginBottom: space[2.5],
  fontWeight: vars.weight.semibold,
  color: color.text,
})

export const categories = style({ display: 'grid', gap: space[0.25], margin: `0 ${minus(space[2])}` })

export const category = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: categoryMinHeight,
  padding: `${space[1]} ${space[2.5]}`,
  borderRadius: categoryRadius,
  color: color.text2,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': {
      background: color.surface3,
      color: color.text,
      fontWeight: vars.weight.semibold,
    },
  },
})

export const count = style({ ...type.xs, color: color.text3, fontWeight: vars.weight.regular })

export const tags = style({ display: 'grid', gap: space[2] })

export const tag = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
