import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const hairline = `${border.thin} solid ${color.line}`
const numberSize = '28px'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: `${space[5]} ${space[6]}`,
  selectors: { '& + &': { borderInlineStart: hairline } },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: `${numberSize} minmax(0, 1fr)`,
      gap: `${space[1]} ${space[3.5]}`,
      padding: space[4],
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: hairline } },
    },
  },
})

export const number = style({
  ...type.sm,
  display: 'grid',
  placeItems: 'center',
  width: numberSize,
  height: numberSize,
  border: `${border.thin} solid ${color.accentLine}`,
  borderRadius: vars.radius.full,
  color: color.accentText,
  fontWeight: vars.weight.semibold,
})

export const title = style({ ...type.xl, '@media': { [media.mobile]: { alignSelf: 'center' } } })

export const text = style({
  color: color.text2,
  textWrap: 'pretty',
  '@media': { [media.mobile]: { gridColumn: 2 } },
})
