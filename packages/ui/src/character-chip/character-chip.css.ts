import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, space, weight } = vars

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space[2],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
  }),
)
export const cell = style(inComponents({ display: 'grid', minWidth: 0 }))

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    minHeight: 64,
    padding: '10px',
    border: '1px solid transparent',
    borderRadius: 10,
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: { 'a&:hover': { background: color.hover } },
  }),
)

export const words = style(inComponents({ display: 'grid', flex: 1, minWidth: 0 }))

export const name = style(
  inComponents({
    ...truncate,
    color: color.text,
    fontWeight: weight.semibold,
    selectors: { '[data-deactivated] &': { color: color.text2 } },
  }),
)
export const line = style(inComponents({ ...type.sm, ...truncate, color: color.text3 }))
