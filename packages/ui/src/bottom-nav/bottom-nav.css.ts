import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const safeBottom = 'env(safe-area-inset-bottom, 0px)'

export const root = style(
  inComponents({
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: vars.z.nav,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: `calc(${vars.layout.bottombarHeight} + ${safeBottom})`,
    paddingBottom: safeBottom,
    borderTop: `1px solid ${color.lineStrong}`,
    background: color.sidebar,
    '@media': { [media.aboveMobile]: { display: 'none' } },
  }),
)

export const item = style(
  inComponents({
    ...type['2xs'],
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    minWidth: 0,
    paddingInline: 2,
    color: color.text3,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: -3 },
      '&[aria-current], &[data-current]': { color: color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:is([aria-current], [data-current])': { borderTop: '3px solid Highlight' } },
      },
    },
  }),
)

export const icon = style(
  inComponents({
    forcedColorAdjust: 'auto',
    selectors: { [`${item}:is([aria-current], [data-current]) &`]: { color: color.accentText } },
  }),
)

export const label = style(
  inComponents({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)
