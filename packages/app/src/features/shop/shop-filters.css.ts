import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const panel = style({ padding: 6 })

/** The drawer and the panel both have padding; this offsets the drawer's. */
export const inDrawer = style({ marginInline: -20 })

export const group = style({
  padding: '14px 14px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})

export const title = style({
  ...type.sm,
  marginBottom: 10,
  fontWeight: vars.weight.semibold,
  color: color.text,
})

export const categories = style({ display: 'grid', gap: 1, margin: '0 -8px' })

export const category = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 34,
  padding: '4px 10px',
  borderRadius: 7,
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
