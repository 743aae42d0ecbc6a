import { media } from '@olympus/ui/theme/media'
import { truncate, type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, radius, space, weight } = vars

const choiceMinHeight = '56px'

/** The focus moves here with each step. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  outline: 'none',
  scrollMarginBlockStart: space[20],
})

export const choices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })

export const legend = style({ marginBlockEnd: space[2], fontWeight: weight.semibold, color: color.text })

export const choice = style({
  minHeight: choiceMinHeight,
  padding: `${space[2]} ${space[3.5]}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.mdLg,
  background: color.surface2,
  '@media': { [media.mobile]: { paddingInline: space[3] } },
})

export const leftOut = style([choice, { borderColor: color.dangerLine }])

// The whole row is pressed, and its check is in the middle of it.
globalStyle(`${choice} > label`, { alignItems: 'center' })
globalStyle(`${choice} > label > span`, { flex: 1, minWidth: 0 })

export const character = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })

export const words = style({ display: 'grid', flex: 1, minWidth: 0 })

export const name = style([truncate, { color: color.text, fontWeight: weight.medium }])

export const line = style({ ...type.sm, color: color.text2 })

export const status = style({ ...type.sm, color: color.text2 })

export const reason = style({ ...type.sm, flexBasis: '100%', color: color.text2 })

export const facts = style({ ...type.md, display: 'grid', gap: space[1], color: color.text2 })

export const heir = style({ fontWeight: weight.semibold, color: color.text })
