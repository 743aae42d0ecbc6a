import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** About four rows of ten tiles. The browser remembers the true height once it has drawn them. */
const chunkHeight = '290px'

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: space[2.5],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[2] },
  },
} as const

/**
 * Not drawn while it is off the screen, so that large bags scroll smoothly. The margin leaves room for focus
 * rings.
 */
export const chunk = style({
  ...grid,
  margin: minus(space[2]),
  padding: space[2],
  paddingBlockEnd: space[2.5],
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${chunkHeight}`,
  selectors: {
    '& + &': { marginBlockStart: minus(space[2]) },
    '&[data-empty]': { '@media': { [media.mobile]: { display: 'none' } } },
  },
})

export const option = style({
  minWidth: 0,
  aspectRatio: '1',
  padding: 0,
  borderRadius: vars.radius.mdLg,
  cursor: 'pointer',
})

export const tile = style({ width: '100%', height: 'auto', aspectRatio: '1' })

/** Left out on phones. */
export const empty = style([
  tile,
  {
    borderColor: vars.color.lineStrong,
    '@media': { [media.mobile]: { display: 'none' } },
  },
])
