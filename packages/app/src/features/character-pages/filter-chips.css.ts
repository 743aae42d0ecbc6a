import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, control, space } = vars

const chipMinHeight = '36px'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], minWidth: 0 })

/** One line on phones, to scroll sideways. Its padding holds the focus rings. */
export const oneLine = style([
  root,
  {
    '@media': {
      [media.mobile]: {
        flexWrap: 'nowrap',
        width: `calc(100% + 2 * ${space[4]})`,
        marginInline: minus(space[4]),
        padding: `${space[1]} ${space[4]}`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  },
])

export const chip = style({
  ...type.sm,
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  alignItems: 'center',
  gap: space[2],
  minHeight: chipMinHeight,
  padding: `${space[1]} ${space[3.5]}`,
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface1,
  color: color.text2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface2, color: color.text },
    '&[aria-pressed=true]': {
      borderColor: color.lineControl,
      background: color.surface4,
      color: color.text,
    },
  },
  '@media': {
    [media.coarse]: { minHeight: control.touch },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': {
          outline: `${vars.ring.width} solid Highlight`,
          outlineOffset: vars.ring.inside,
        },
      },
    },
  },
})

export const count = style({
  fontWeight: vars.weight.regular,
  color: color.text3,
  selectors: { '[aria-pressed=true] > &': { color: color.text2 } },
})
