import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const dotSize = '10px'
const dotTop = '5px'
const lineStart = '4.5px'

export const title = style({ ...type.md, fontWeight: vars.weight.semibold, marginBlockEnd: space[2] })

export const list = style({ listStyle: 'none' })

export const version = style({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: space[6],
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[3.5] },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: dotTop,
      width: dotSize,
      height: dotSize,
      border: `${border.thick} solid ${color.lineControl}`,
      borderRadius: vars.radius.full,
      background: color.surface1,
    },
    '&[aria-current]::before': { borderColor: color.accent },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: lineStart,
      top: space[5],
      bottom: 0,
      borderInlineStart: `${border.thin} solid ${color.lineStrong}`,
    },
  },
})

export const name = style({ fontWeight: vars.weight.medium })

export const line = style({ ...type.sm, color: color.text3 })
