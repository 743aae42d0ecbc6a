import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const wordsMaxWidth = '62ch'

export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const words = style({ maxWidth: wordsMaxWidth, color: color.text2, textWrap: 'pretty' })

export const verdict = style({ ...type.xl, color: color.text })

export const numbers = style({ ...type.sm, color: color.text3 })

export const groupsTitle = style({ ...type.md, fontWeight: vars.weight.semibold })

export const groups = style({ display: 'grid', gap: space[2], marginBlockStart: space[2], listStyle: 'none' })

export const group = style({ display: 'grid' })

export const download = style({ justifySelf: 'start' })
