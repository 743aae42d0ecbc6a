import { style } from '@vanilla-extract/css'

import { inUtilities } from '../theme/layered.ts'

export const toggle = style(inUtilities({ marginInlineEnd: -6, maxHeight: '100%' }))
