import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const root = style(inComponents({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 }))

const markSize = 24

export const timeline = style(inComponents({ display: 'grid' }))

export const step = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markSize}px minmax(0, 1fr)`,
    gap: '0 12px',
    paddingBlockEnd: vars.space[4],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next step.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: `${markSize + 2}px 2px`,
        left: markSize / 2 - 0.5,
        width: 1,
        background: color.lineStrong,
      },
    },
  }),
)

export const mark = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: markSize,
    height: markSize,
    border: `1px solid ${color.lineControl}`,
    borderRadius: '50%',
    color: color.text3,
    selectors: {
      '[data-state=done] > &': {
        borderColor: color.successLine,
        background: color.successSoft,
        color: color.success,
      },
      '[data-state=current] > &': { borderColor: color.accent, color: color.accentText },
      '[data-state=failed] > &': {
        borderColor: color.dangerLine,
        background: color.dangerSoft,
        color: color.danger,
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
)

export const words = style(inComponents({ display: 'grid', gap: 2, paddingBlockStart: 2, minWidth: 0 }))

export const label = style(
  inComponents({
    ...type.md,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    fontWeight: vars.weight.medium,
    selectors: { '[data-state=next] &': { color: color.text3, fontWeight: vars.weight.regular } },
  }),
)
export const time = style(inComponents({ ...type.sm, color: color.text3, fontWeight: vars.weight.regular }))
export const description = style(inComponents({ ...type.sm, color: color.text2, overflowWrap: 'anywhere' }))
