import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'

export const root = style(inComponents({ fill: 'currentColor', flex: 'none' }))
