import { style } from '@vanilla-extract/css'

import { inUtilities } from '../theme/layered.ts'
import { minus, pixel } from '../theme/lengths.ts'
import { unseen } from '../theme/mixins.ts'

export const visuallyHidden = style(
  inUtilities({
    ...unseen,
    margin: minus(pixel),
    padding: 0,
    border: 0,
    whiteSpace: 'nowrap',
  }),
)
