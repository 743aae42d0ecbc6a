import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, space } = vars

export const root = style(
  inComponents({
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    borderTop: `${border.thin} solid ${color.line}`,
    borderRadius: `0 0 ${radius.lg} ${radius.lg}`,
    background: color.surface2,
    color: color.text2,
  }),
)

export const fact = style(
  inComponents({
    minWidth: 0,
    padding: `${space[3.5]} ${space[3]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderInlineStart: `${border.thin} solid ${color.line}` } },
    '@media': { [media.mobile]: { padding: `${space[2.5]} ${space[1.5]}` } },
  }),
)

export const label = style(inComponents({ ...type.xs, color: color.text3 }))
export const figure = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    gap: `0 ${space[1.5]}`,
  }),
)
export const icon = style(inComponents({ alignSelf: 'center', color: color.text3 }))
export const value = style(inComponents({ ...type['2xl'], minWidth: 0, color: color.text }))
