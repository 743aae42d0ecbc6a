import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, control, font, radius, space } = vars

const actionBasis = '150px'

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[6],
  padding: `${space[2]} ${space[4]}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.md,
  background: color.field,
  counterReset: 'code',
  '@media': { [media.mobile]: { columnGap: space[3], padding: `${space[2]} ${space[2.5]}` } },
})

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  minHeight: control.row,
  paddingBlock: space[2],
  counterIncrement: 'code',
  selectors: {
    '&:nth-child(n + 3)': { borderBlockStart: `${border.thin} solid ${color.line}` },
    // The number is generated content, so that a selection contains only the codes.
    '&::before': {
      content: 'counter(code)',
      minWidth: '2ch',
      color: color.text3,
      fontFamily: font.mono,
      fontSize: vars.text.xs,
      textAlign: 'end',
    },
  },
  '@media': { [media.mobile]: { gap: space[2] } },
})

export const code = style({
  fontFamily: font.mono,
  fontSize: vars.text.mdLg,
  userSelect: 'all',
  '@media': { [media.tiny]: { fontSize: vars.text.sm } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const action = style({ flex: `1 1 ${actionBasis}` })

export const done = style({ flex: 1 })

export const reason = style({ flexBasis: '100%', color: color.text3, fontSize: vars.text.sm })
