import { keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { minus } from '../theme/minus.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

const panelMaxWidth = '360px'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${minus(space[1])})` } })

export const panel = style(
  inComponents({
    ...type.md,
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    maxWidth: `min(${panelMaxWidth}, 100vw - ${space[4]})`,
    margin: 0,
    padding: space[4],
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: radius.lg,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    color: color.text2,
    textAlign: 'start',
    selectors: {
      '&:popover-open': { animation: `${fade} ${duration.fast} ${ease.out}` },
      // The panel takes the focus to be read, but is not interactive, so it has no focus ring.
      '&:focus-visible': { outline: 'none' },
    },
    '@media': {
      [media.motion]: {
        selectors: { '&:popover-open': { animation: `${rise} ${duration.fast} ${ease.out}` } },
      },
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
