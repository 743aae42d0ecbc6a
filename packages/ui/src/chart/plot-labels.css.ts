import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const height = '24px'
const wide = '(min-width: 400px)'

export const labels = style(
  inComponents({
    ...type.xs,
    position: 'relative',
    height,
    paddingBlockStart: space[1.5],
    color: color.text3,
  }),
)

export const label = style(
  inComponents({
    ...truncate,
    position: 'absolute',
    maxWidth: '40%',
    transform: 'translateX(-50%)',
    selectors: {
      '&[data-edge]': { maxWidth: '28%' },
      '&[data-edge=start]': { transform: 'none' },
      '&[data-edge=end]': { transform: 'translateX(-100%)' },
      // A narrow column has room for every second of the five labels.
      '&:nth-last-child(even)': { display: 'none' },
    },
    '@container': {
      [wide]: {
        maxWidth: '20%',
        selectors: { '&[data-edge]': { maxWidth: '18%' }, '&:nth-last-child(even)': { display: 'block' } },
      },
    },
  }),
)
