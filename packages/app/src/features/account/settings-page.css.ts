import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const tab = style({
  display: 'grid',
  gap: space[6],
  marginTop: space[6],
  '@media': { [media.mobile]: { gap: space[4], marginTop: space[4] } },
})

/** Two cards or sections side by side where space allows. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const form = style({ display: 'grid', gap: space[4] })

/** Text with its actions below. */
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[4], outline: 'none' })

export const line = style({ color: color.text2, textWrap: 'pretty', overflowWrap: 'anywhere' })

export const address = style({ color: color.text, fontWeight: vars.weight.medium })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const list = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  color: color.text2,
  listStyle: 'disc',
})

export const listTitle = style({ color: color.text, fontWeight: vars.weight.semibold })

export const effect = style({ display: 'grid', gap: space[2] })

export const effects = style({ display: 'grid', gap: space[5] })

export const section = style({ display: 'grid', alignContent: 'start', gap: space[3], minWidth: 0 })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[3]}`,
})

export const sectionTitle = style({ ...type.xl, color: color.text })

export const sectionLine = style({ ...type.sm, color: color.text3 })

export const cards = style([tab, { marginTop: 0, '@media': { [media.mobile]: { marginTop: 0 } } }])

/** Receives the focus when the focused element is removed. */
export const content = style({ outline: 'none' })

export const submit = style({ justifySelf: 'start' })
