import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Two cards of the same height, below each other where there is little room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: space[4] },
  },
})

/** A sentence in place of the rows of a card. */
export const nothing = style({
  ...type.sm,
  padding: `0 ${space[5]} ${space[5]}`,
  color: color.text3,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const skeleton = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.mobile]: { gap: space[4] } },
})

export const skeletonCard = style({ display: 'grid', gap: space[5] })
