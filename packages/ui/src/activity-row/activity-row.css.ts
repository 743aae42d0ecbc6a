import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, ring, space, weight } = vars

const minHeight = '60px'
const timeMinWidth = '132px'

/** A container width: in a side column the list is narrow on wide pages too. */
const narrow = '(max-width: 559px)'

export const list = style(inComponents({ display: 'grid', containerType: 'inline-size' }))

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3.5],
    minHeight,
    padding: `${space[2]} ${space[5]}`,
    selectors: {
      '& + &': { borderTop: `${border.thin} solid ${color.line}` },
      '&:last-child': {
        borderRadius: `0 0 calc(${radius.lg} - ${border.thin}) calc(${radius.lg} - ${border.thin})`,
      },
      '&:has(a:hover), &[data-hover]': { background: color.hover },
      '&:has(a:focus-visible)': focusRing(ring.inside),
    },
    '@media': { [media.mobile]: { gap: space[3], padding: `${space[2.5]} ${space[4]}` } },
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
    gap: space[3.5],
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
    minWidth: timeMinWidth,
    color: color.text3,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { minWidth: 0 } },
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)
