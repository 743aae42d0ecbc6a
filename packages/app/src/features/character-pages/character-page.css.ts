import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { layout, space } = vars

export const section = style({ marginBlockStart: space[5] })

/** The content, and a side column that follows below on phones. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${layout.asideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.mobile]: { gap: space[4] } },
})

/** Of a card with the age of a section only. */
export const age = style({ display: 'grid', padding: `${space[3]} ${space[5]}` })
