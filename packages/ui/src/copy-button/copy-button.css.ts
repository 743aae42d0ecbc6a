import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const icon = styleVariants(
  { idle: 'inherit', copied: color.success, refused: color.danger },
  (value) => inComponents({ flex: 'none', color: value, forcedColorAdjust: 'auto' }),
)

/**
 * Both words lie on one another, so that the longer one gives the width. The second is drawn only: the button keeps its name, and
 * a text that one can see would have to be part of it.
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

/** Text with the button that copies it. */
export const copyable = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], maxWidth: '100%' }),
)
export const copyableText = style(
  inComponents({
    minWidth: 0,
    fontWeight: vars.weight.medium,
    // Breaks where there is no room at all, but lets no column of a table be narrower than it is.
    overflowWrap: 'break-word',
    userSelect: 'all',
  }),
)
/** Larger than the line of text that it stands in. */
export const copyableButton = style(inComponents({ flex: 'none', margin: '-7px -8px -7px 0' }))
