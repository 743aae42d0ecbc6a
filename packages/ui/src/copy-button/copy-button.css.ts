import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const overhangBlock = '7px'

export const icon = styleVariants(
  { idle: 'inherit', copied: color.success, refused: color.danger },
  (value) => inComponents({ flex: 'none', color: value, forcedColorAdjust: 'auto' }),
)

/**
 * Both words share one grid cell, so the longer one sets the width. The second is generated content because
 * the button keeps its accessible name, which would have to include any visible text.
 */
export const words = style(
  inComponents({
    display: 'grid',
    minWidth: 0,
    textAlign: 'start',
    selectors: {
      '&::after': { content: 'attr(data-copied-word)', gridArea: '1 / 1', visibility: 'hidden' },
      '[data-state=copied] > &::after': { visibility: 'visible' },
    },
  }),
)
globalStyle(`${words} > *`, inComponents({ gridArea: '1 / 1' }))
globalStyle(`[data-state=copied] > ${words} > *`, inComponents({ visibility: 'hidden' }))

export const copyable = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], maxWidth: '100%' }),
)
export const copyableText = style(
  inComponents({
    minWidth: 0,
    fontWeight: vars.weight.medium,
    // `break-word`, unlike `anywhere`, does not let a table column shrink below the text’s width.
    overflowWrap: 'break-word',
    userSelect: 'all',
  }),
)
/** The button is larger than the line of text around it. */
export const copyableButton = style(
  inComponents({
    flex: 'none',
    margin: `${minus(overhangBlock)} ${minus(space[2])} ${minus(overhangBlock)} 0`,
  }),
)
