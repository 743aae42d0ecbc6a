import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { layout, space } = vars

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space[6],
    minHeight: `calc(${layout.headHeight} - ${layout.topbarHeight})`,
    paddingBlockEnd: space[6],
    '@media': {
      [media.mobile]: {
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-end',
        gap: space[4],
        paddingBlockEnd: space[5],
      },
    },
  }),
)

export const words = style(inComponents({ display: 'grid', gap: 6, maxWidth: 600, minWidth: 0 }))

export const title = style(inComponents({ ...type['3xl'], textWrap: 'balance', overflowWrap: 'anywhere' }))

export const description = style(
  inComponents({
    color: vars.color.text2,
    fontSize: '15px',
    lineHeight: '22px',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { fontSize: '14px', lineHeight: '20px' } },
  }),
)

export const facts = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', listStyle: 'none' }),
)
export const fact = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: 6 }))
export const factValue = style(inComponents({ color: vars.color.text, fontWeight: vars.weight.medium }))

export const control = style(inComponents({ flex: 'none', minWidth: 0 }))
