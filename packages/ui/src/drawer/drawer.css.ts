import { globalStyle, keyframes, style } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, space } = vars

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
        width: 'min(360px, 100%)',
        borderInlineStart: `1px solid ${color.lineStrong}`,
      },
      [media.mobile]: {
        inset: 'auto 0 0',
        maxHeight: '94dvh',
        borderTop: `1px solid ${color.lineStrong}`,
        borderRadius: '20px 20px 0 0',
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
    padding: '16px 12px 12px 20px',
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
    padding: '0 20px',
  }),
)

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    padding: `14px 20px calc(20px + ${safeBottom})`,
    borderTop: `1px solid ${color.line}`,
    selectors: { [`${body} + &`]: { marginTop: 10 } },
  }),
)
globalStyle(`${footer} > *`, inUtilities({ flex: '1 1 0', paddingInline: 8 }))

// Aligns the link text with the title; the row backgrounds extend beyond it.
export const nav = style(inComponents({ display: 'grid', marginInline: -8, paddingBlockEnd: 2 }))

export const separator = style(
  inComponents({ height: 1, margin: '6px 12px', border: 0, background: color.line }),
)

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 46,
    padding: '4px 12px',
    borderRadius: 10,
    color: color.text2,
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': { background: color.surface3, color: color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '1px solid', outlineOffset: -2 } },
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
