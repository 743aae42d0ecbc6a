import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space } = vars

const focusInset = '3px'
const currentMark = '3px'
const safeBottom = 'env(safe-area-inset-bottom, 0px)'

export const root = style(
  inComponents({
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: vars.z.nav,
    display: 'grid',
    height: `calc(${vars.layout.bottombarHeight} + ${safeBottom})`,
    paddingBottom: safeBottom,
    borderTop: `${border.thin} solid ${color.lineStrong}`,
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
    gap: space[1],
    minWidth: 0,
    paddingInline: space[0.5],
    color: color.text3,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: minus(focusInset) },
      '&[aria-current], &[data-current]': { color: color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:is([aria-current], [data-current])': { borderTop: `${currentMark} solid Highlight` },
        },
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
