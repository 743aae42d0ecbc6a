import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const cardMinHeight = '150px'

export const lists = style({ display: 'grid', alignContent: 'start', gap: space[10], minWidth: 0 })

export const list = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2.5]}`,
})

export const title = style({ ...type.xl })

export const hint = style({ ...type.sm, color: color.text3 })

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  listStyle: 'none',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2.5] },
  },
})

export const place = style({ minWidth: 0 })

/** Follows the page. */
export const side = style({
  position: 'sticky',
  top: `calc(${barsHeight} + ${space[4]})`,
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.mobile]: { position: 'static' } },
})

export const detail = style({ overflow: 'hidden' })

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const cardSkeleton = style({ display: 'grid', gap: space[3], minHeight: cardMinHeight })

export const headSkeleton = style({ display: 'flex', alignItems: 'center', gap: space[3] })
