import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, weight } = vars

export const list = style(inComponents({ display: 'grid' }))

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 60,
    padding: `8px ${space[5]}`,
    selectors: {
      '& + &': { borderTop: `1px solid ${color.line}` },
      '&:has(a:hover)': { background: color.hover },
      '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
    '@media': { [media.mobile]: { flexWrap: 'wrap', gap: '2px 12px', padding: '10px 16px' } },
  }),
)

export const words = style(inComponents({ display: 'grid', flex: 1, minWidth: 0 }))
export const title = style(inComponents({ ...truncate, color: color.text, fontWeight: weight.medium }))
export const line = style(inComponents({ ...type.sm, ...truncate, color: color.text3 }))

/** Covers the row. */
export const link = style(
  inComponents({
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  }),
)

export const amount = style(
  inComponents({
    color: color.text,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: { '&[data-tone=gain]': { color: color.success } },
  }),
)
export const unit = style(
  inComponents({
    marginInlineStart: 4,
    color: color.text3,
    fontSize: vars.text.xs,
    fontWeight: weight.medium,
  }),
)

export const time = style(
  inComponents({
    ...type.sm,
    minWidth: 132,
    color: color.text3,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)
