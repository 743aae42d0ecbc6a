import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const content = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
)

export const choice = style(inComponents({ width: '100%' }))
export const build = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space[1]} ${space[2]}`,
    paddingBlock: space[0.5],
  }),
)

export const version = style(inComponents({ ...type.sm, color: color.text3 }))

/** Without a minimum width, the hash would squeeze it. */
export const hashLabel = style(inComponents({ display: 'inline-block', minWidth: '9ch' }))
export const hashRow = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[2] }))
export const hash = style(
  inComponents({
    ...type.xs,
    minWidth: 0,
    fontFamily: vars.font.mono,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
)

export const help = style(inComponents({ ...type.sm, color: color.text3, textAlign: 'center' }))
