import { globalStyle, keyframes, style } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, ring, space } = vars

const panelWidthAboveMobile = '360px'
const linkMinHeight = '46px'

const appear = keyframes({ from: { opacity: 0 } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } })

const enterAndLeave = (name: string, time: string) => ({
  '&[data-entering]': { animation: `${name} ${time} ${ease.out}` },
  '&[data-exiting]': { animation: `${name} ${duration.base} ${ease.in} reverse forwards` },
})

const safeBottom = 'env(safe-area-inset-bottom, 0px)'

export const overlay = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.drawer,
    background: color.overlay,
    selectors: enterAndLeave(appear, duration.base),
  }),
)

export const panel = style(
  inComponents({
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: color.surface1,
    boxShadow: vars.elevation.floating,
    '@media': {
      [media.aboveMobile]: {
        inset: '0 0 0 auto',
        width: `min(${panelWidthAboveMobile}, 100%)`,
        borderInlineStart: `${border.thin} solid ${color.lineStrong}`,
      },
      [media.mobile]: {
        inset: 'auto 0 0',
        maxHeight: '94dvh',
        borderTop: `${border.thin} solid ${color.lineStrong}`,
        borderRadius: `${radius['2xl']} ${radius['2xl']} 0 0`,
      },
      [`${media.aboveMobile} and ${media.motion}`]: { selectors: enterAndLeave(slideIn, duration.slow) },
      [`${media.mobile} and ${media.motion}`]: { selectors: enterAndLeave(slideUp, duration.slow) },
    },
  }),
)

export const surface = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    outline: 'none',
    color: color.text,
  }),
)

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[4]} ${space[3]} ${space[3]} ${space[5]}`,
  }),
)
export const headerContent = style(inComponents({ flex: 1, minWidth: 0 }))
export const title = style(inComponents({ ...type.xl, overflowWrap: 'anywhere' }))

export const body = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    padding: `0 ${space[5]}`,
  }),
)

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    padding: `${space[3.5]} ${space[5]} calc(${space[5]} + ${safeBottom})`,
    borderTop: `${border.thin} solid ${color.line}`,
    selectors: { [`${body} + &`]: { marginTop: space[2.5] } },
  }),
)
globalStyle(`${footer} > *`, inUtilities({ flex: '1 1 0', paddingInline: space[2] }))

// Aligns the link text with the title; the row backgrounds extend beyond it.
export const nav = style(
  inComponents({ display: 'grid', marginInline: minus(space[2]), paddingBlockEnd: space[0.5] }),
)

export const separator = style(
  inComponents({
    height: border.thin,
    margin: `${space[1.5]} ${space[3]}`,
    border: 0,
    background: color.line,
  }),
)

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3.5],
    minHeight: linkMinHeight,
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.mdLg,
    color: color.text2,
    ...type.mdLg,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&:focus-visible': { outlineOffset: ring.inside },
      '&[aria-current]': { background: color.surface3, color: color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: `${border.thin} solid`, outlineOffset: ring.inside } },
      },
    },
  }),
)
export const icon = style(
  inComponents({
    flex: 'none',
    color: color.text3,
    forcedColorAdjust: 'auto',
    selectors: { [`${link}[aria-current] &`]: { color: color.accentText } },
  }),
)
export const count = style(inComponents({ marginInlineStart: 'auto' }))
