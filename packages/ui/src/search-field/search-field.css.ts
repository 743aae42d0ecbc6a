import { style } from '@vanilla-extract/css'

import { inUtilities } from '../theme/layered.ts'

export const clear = style(
  inUtilities({
    marginInlineEnd: -6,
    maxHeight: '100%',
    selectors: { 'input:is(:placeholder-shown, :disabled, :read-only) ~ &': { visibility: 'hidden' } },
  }),
)
