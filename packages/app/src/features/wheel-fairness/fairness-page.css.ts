import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const asideWidth = '340px'

const gap = { gap: space[6], '@media': { [media.mobile]: { gap: space[4] } } } as const

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...gap })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...gap })

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: space[4] },
  },
})

/** The content of a card, in rows. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const text = style({ color: color.text2, textWrap: 'pretty' })

export const note = style({ ...type.sm, color: color.text3, textWrap: 'pretty' })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
