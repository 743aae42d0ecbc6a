import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'
import { rarityColor } from './rarity.css.ts'

const pipSize = '5px'

export const root = style(
  inComponents({
    ...type.xs,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1.5],
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: rarityColor,
    fontWeight: vars.weight.medium,
  }),
)

export const pips = style(inComponents({ display: 'inline-flex', flex: 'none', gap: vars.space[0.75] }))

export const pip = style(
  inComponents({
    width: pipSize,
    height: pipSize,
    border: `${vars.border.thin} solid currentColor`,
    opacity: 0.45,
    rotate: '45deg',
    selectors: { '&[data-on]': { background: 'currentColor', opacity: 1 } },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'CanvasText',
        opacity: 1,
        selectors: { '&[data-on]': { background: 'CanvasText' } },
        forcedColorAdjust: 'none',
      },
    },
  }),
)
