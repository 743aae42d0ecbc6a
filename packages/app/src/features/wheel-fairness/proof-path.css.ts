import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, space } = vars

const dotSize = '10px'
const dotTop = '5px'
const lineStart = '4.5px'
const lineOverlap = '-3px'

export const title = style({ ...type.md, fontWeight: vars.weight.semibold })

export const path = style({ display: 'grid', listStyle: 'none' })

export const node = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  paddingInlineStart: space[6],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[3] },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: dotTop,
      width: dotSize,
      height: dotSize,
      border: `${border.thick} solid ${color.lineControl}`,
      borderRadius: space[0.5],
      background: color.surface1,
    },
    '&[data-end]::before': { borderColor: color.accent },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: lineStart,
      top: space[4.5],
      bottom: lineOverlap,
      borderInlineStart: `${border.thin} solid ${color.lineStrong}`,
    },
  },
})
globalStyle(`${node} code`, { ...type.sm, fontFamily: vars.font.mono, overflowWrap: 'anywhere' })

export const name = style({ ...type.xs, color: color.text3 })
