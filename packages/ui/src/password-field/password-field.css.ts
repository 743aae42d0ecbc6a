import { style } from '@vanilla-extract/css'

import { inUtilities } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { vars } from '../theme/vars.css.ts'

export const toggle = style(inUtilities({ marginInlineEnd: minus(vars.space[1.5]), maxHeight: '100%' }))
