import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, ring, space } = vars

const dotSize = '8px'

const markSize = '24px'

export const root = style(inComponents({ display: 'grid', alignContent: 'start' }))

export const item = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
    gap: `0 ${space[3]}`,
    paddingBlockEnd: vars.space[4],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next item is a border, because forced colors keep borders.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: `calc(${markSize} + ${space[0.5]}) ${space[0.5]}`,
        left: `calc((${markSize} - ${border.thin}) / 2)`,
        borderInlineStart: `${border.thin} solid ${color.lineStrong}`,
      },
      // Future items.
      '&[data-state=current]:not(:last-child)::before, &[data-state=next]:not(:last-child)::before': {
        borderInlineStartStyle: 'dashed',
      },
    },
  }),
)

const dot = { content: '""', width: dotSize, height: dotSize, borderRadius: '50%' } as const

export const mark = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: markSize,
    height: markSize,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: '50%',
    color: color.text3,
    selectors: {
      '[data-state=past] > &': { borderColor: 'transparent', background: color.surface4, color: color.text },
      '[data-state=past] > &:empty::after': { ...dot, background: color.text3 },
      '[data-state=done] > &': {
        borderColor: color.successLine,
        background: color.successSoft,
        color: color.success,
      },
      '[data-state=current] > &': { borderColor: color.accent, color: color.accentText },
      '[data-state=current] > &:empty::after': { ...dot, background: color.accent },
      '[data-state=failed] > &': {
        borderColor: color.dangerLine,
        background: color.dangerSoft,
        color: color.danger,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'CanvasText',
        selectors: {
          '[data-state=current] > &': { outline: `${ring.width} solid Highlight` },
          '[data-state=current] > &:empty::after': { forcedColorAdjust: 'none', background: 'Highlight' },
          '[data-state=past] > &:empty::after': { forcedColorAdjust: 'none', background: 'CanvasText' },
        },
      },
    },
  }),
)

export const words = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: space[0.5],
    paddingBlockStart: space[0.5],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
)

export const line = style(
  inComponents({
    ...type.md,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[3]}`,
  }),
)
export const label = style(
  inComponents({
    minWidth: 0,
    fontWeight: vars.weight.medium,
    selectors: { '[data-state=next] &': { color: color.text3, fontWeight: vars.weight.regular } },
  }),
)
export const time = style(inComponents({ ...type.sm, color: color.text3, lineHeight: 'inherit' }))
export const description = style(inComponents({ ...type.sm, color: color.text2 }))
