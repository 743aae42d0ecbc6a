import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'
import { headRow } from './head-row.ts'

const { space } = vars

const wordsMaxWidth = '600px'
const descriptionLeading = '22px'

export const root = style(inComponents(headRow))

export const words = style(
  inComponents({ display: 'grid', gap: space[1.5], maxWidth: wordsMaxWidth, minWidth: 0 }),
)

export const title = style(inComponents({ ...type['3xl'], textWrap: 'balance', overflowWrap: 'anywhere' }))

export const description = style(
  inComponents({
    color: vars.color.text2,
    fontSize: vars.text.mdLg,
    lineHeight: descriptionLeading,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { fontSize: vars.text.md, lineHeight: vars.leading.md } },
  }),
)

export const facts = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}`, listStyle: 'none' }),
)
export const fact = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] }))
export const factValue = style(inComponents({ color: vars.color.text, fontWeight: vars.weight.medium }))

export const control = style(inComponents({ flex: 'none', minWidth: 0 }))
