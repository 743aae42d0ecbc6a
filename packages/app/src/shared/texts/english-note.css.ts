import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Shown beside texts that are marked as English, and only then. */
export const note = style({
  ...type.sm,
  display: 'none',
  gap: space[2],
  marginBlockStart: space[6],
  color: color.text2,
  selectors: { ':has([lang="en"], [data-english]) > &': { display: 'flex' } },
})
