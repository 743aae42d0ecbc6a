import { style, styleVariants } from '@vanilla-extract/css'

import { inUtilities } from './layered.ts'
import { truncate, type } from './type-styles.ts'
import { vars } from './vars.css.ts'

/** Classes for text in pages: `<h1 className={text['3xl']}>`. Components spread `type` instead. */
export const text = styleVariants(type, (rule) => inUtilities(rule))

export const tone = styleVariants(
  {
    strong: vars.color.text,
    body: vars.color.text2,
    muted: vars.color.text3,
    accent: vars.color.accentText,
    danger: vars.color.danger,
    success: vars.color.success,
    warning: vars.color.warning,
  },
  (color) => inUtilities({ color }),
)

export const weight = styleVariants(
  { medium: vars.weight.medium, semibold: vars.weight.semibold },
  (fontWeight) => inUtilities({ fontWeight }),
)

export const mono = style(inUtilities({ fontFamily: vars.font.mono, fontSize: '0.94em' }))
export const truncated = style(inUtilities(truncate))
export const noWrap = style(inUtilities({ whiteSpace: 'nowrap' }))
