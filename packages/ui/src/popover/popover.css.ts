import { style } from '@vanilla-extract/css'

import { floatingPanel } from '../theme/floating-panel.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const panelMaxWidth = '360px'

export const panel = style(
  inComponents({
    ...type.md,
    ...floatingPanel,
    width: 'max-content',
    maxWidth: `min(${panelMaxWidth}, 100vw - ${space[4]})`,
    padding: space[4],
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '@media': {
      ...floatingPanel['@media'],
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
)

export const title = style(
  inComponents({
    ...type.md,
    marginBlockEnd: space[2],
    color: color.text,
    fontWeight: vars.weight.semibold,
  }),
)
