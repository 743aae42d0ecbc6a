import { media } from '@olympus/ui/theme/media'
import { unseen } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color, duration, ease, space, size } = vars

const minHeight = '60px'
const chevronSize = '16px'
const valuesIndent = '58px'
const valuesIndentOnMobile = '52px'

const marks = {
  passed: { text: color.success, soft: color.successSoft, line: color.successLine },
  failed: { text: color.danger, soft: color.dangerSoft, line: color.dangerLine },
  later: { text: color.info, soft: color.infoSoft, line: color.infoLine },
  unchecked: { text: color.text3, soft: 'transparent', line: color.lineStrong },
}

export const steps = style({ listStyle: 'none' })

export const step = style({ borderBlockStart: `${border.thin} solid ${color.line}` })

export const details = style({})

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  minHeight,
  padding: `${space[2]} ${space[5]}`,
} as const

const headOnMobile = { gap: space[3], paddingInline: space[4] }

export const closed = style({
  ...head,
  paddingInlineEnd: `calc(${space[5]} + ${chevronSize} + ${space[3.5]})`,
  '@media': { [media.mobile]: headOnMobile },
})

export const summary = style({
  ...head,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: color.hover } },
  '@media': { [media.mobile]: headOnMobile },
})

export const chevron = style({
  flex: 'none',
  color: color.text3,
  transition: `transform ${duration.fast} ${ease.out}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
})

export const mark = styleVariants(marks, ({ text, soft, line: edge }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.step,
  height: size.step,
  border: `${border.thin} solid ${edge}`,
  borderRadius: vars.radius.full,
  background: soft,
  color: text,
}))

export const words = style({ flex: 1, display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const claim = style({ fontWeight: vars.weight.medium })

export const line = style({ ...type.sm, color: color.text3 })

export const word = style({
  ...type.sm,
  color: color.text3,
  '@media': { [media.mobile]: unseen },
})

export const failedWord = style({
  ...type.sm,
  color: color.danger,
  fontWeight: vars.weight.medium,
  '@media': { [media.mobile]: unseen },
})

export const more = style({
  padding: `${space[0.5]} ${space[5]} ${space[4.5]} ${valuesIndent}`,
  '@media': {
    [media.mobile]: { padding: `0 ${space[4]} ${space[4]} ${valuesIndentOnMobile}` },
  },
})

export const values = style({
  ...type.sm,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1.5]} ${space[4]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
})

export const value = style({
  display: 'contents',
  '@media': { [media.mobile]: { display: 'block' } },
})

export const label = style({ color: color.text3 })

export const shown = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const differs = style({
  background: 'none',
  color: color.danger,
  textDecoration: 'underline',
  textUnderlineOffset: space[0.75],
})
