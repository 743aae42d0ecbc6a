import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, radius, space, weight } = vars

/** A container width: in a side column the list is narrow on wide pages too. */
const narrow = '(max-width: 559px)'

export const list = style(inComponents({ display: 'grid', containerType: 'inline-size' }))

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
      '&:last-child': { borderRadius: `0 0 calc(${radius.lg} - 1px) calc(${radius.lg} - 1px)` },
      '&:has(a:hover), &[data-hover]': { background: color.hover },
      '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
    '@media': { [media.mobile]: { gap: 12, padding: '10px 16px' } },
  }),
)

export const words = style(inComponents({ display: 'grid', flex: 1, minWidth: 0 }))
export const title = style(inComponents({ ...truncate, color: color.text, fontWeight: weight.medium }))
/** Wraps because it may hold badges. */
export const line = style(
  inComponents({ ...type.sm, minWidth: 0, color: color.text3, overflowWrap: 'anywhere' }),
)

/** Its hit area covers the whole row. */
export const link = style(
  inComponents({
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  }),
)

export const end = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    '@container': { [narrow]: { flexDirection: 'column', alignItems: 'end', gap: 0 } },
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
    '@container': { [narrow]: { minWidth: 0 } },
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)
