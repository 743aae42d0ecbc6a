import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { stickyTop } from '@olympus/ui/table/table.css'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, layout, space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${layout.asideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: space[4] },
  },
})

export const swaps = style({
  // `hidden` would stop the table head from sticking to the page.
  overflow: 'clip',
  vars: { [stickyTop]: barsHeight },
})

export const rule = style({ ...type.sm, color: color.text3 })

export const character = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 })

export const words = style({ display: 'grid', minWidth: 0 })

/** On a phone, what the hidden columns say. */
export const phoneLine = style({
  ...type.xs,
  color: color.text3,
  fontWeight: vars.weight.regular,
  '@media': { [media.aboveMobile]: { display: 'none' } },
})

export const note = style({ ...type.sm, color: color.text3 })

export const act = style({ whiteSpace: 'nowrap' })

/** A phone has no room for the longest ones in one line. */
export const result = style({ '@media': { [media.aboveMobile]: { whiteSpace: 'nowrap' } } })
