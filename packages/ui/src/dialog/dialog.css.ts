import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius, space } = vars

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })

/** The exit plays the same animation in reverse, faster. */
const enterAndLeave = (name: string, time: string) => ({
  '&[data-entering]': { animation: `${name} ${time} ${ease.out}` },
  '&[data-exiting]': { animation: `${name} ${duration.fast} ${ease.in} reverse forwards` },
})

const safeBottom = 'env(safe-area-inset-bottom, 0px)'

export const overlay = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    display: 'grid',
    placeItems: 'center',
    padding: space[6],
    background: color.overlay,
    selectors: enterAndLeave(appear, duration.base),
    '@media': { [media.mobile]: { padding: 0, placeItems: 'end stretch' } },
  }),
)

export const panel = style(
  inComponents({
    width: '100%',
    maxHeight: 'calc(100dvh - 48px)',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: color.surface1,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.xl,
    boxShadow: vars.elevation.floating,
    '@media': {
      [media.motion]: { selectors: enterAndLeave(rise, duration.base) },
      [media.reducedMotion]: { selectors: enterAndLeave(appear, '140ms') },
      [media.mobile]: {
        maxWidth: 'none',
        maxHeight: '92dvh',
        borderRadius: '20px 20px 0 0',
        borderWidth: '1px 0 0',
      },
      [`${media.mobile} and ${media.motion}`]: { selectors: enterAndLeave(slideUp, duration.slow) },
    },
  }),
)

export const size = styleVariants({ sm: 520, md: 560, lg: 620, xl: 880 }, (maxWidth) =>
  inVariants({ maxWidth, '@media': { [media.mobile]: { maxWidth: 'none' } } }),
)

/** The whole dialog scrolls: with zoomed text a fixed header and footer would leave no space in between. */
export const surface = style(
  inComponents({
    minHeight: 0,
    minWidth: 0,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    outline: 'none',
    color: color.text,
  }),
)

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[6]} ${space[6]} 0`,
    selectors: { '&:last-child': { paddingBottom: space[6] } },
    '@media': { [media.mobile]: { padding: '20px 16px 0' } },
  }),
)

export const headings = style(inComponents({ display: 'grid', flex: 1, gap: 4, minWidth: 0 }))

export const title = style(
  inComponents({
    ...type.xl,
    fontSize: '22px',
    lineHeight: '28px',
    color: color.text,
    textWrap: 'pretty',
  }),
)

export const description = style(inComponents({ ...type.md, color: color.text2, textWrap: 'pretty' }))

export const close = style(inComponents({ flex: 'none', margin: '-6px -8px 0 0' }))

export const body = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    padding: `${space[4]} ${space[6]} ${space[6]}`,
    '@media': { [media.mobile]: { padding: '14px 16px 20px' } },
  }),
)

export const footer = style(
  inComponents({
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    padding: `${space[4]} ${space[6]}`,
    borderTop: `1px solid ${color.line}`,
    background: color.surface2,
    '@media': {
      [media.mobile]: { padding: `12px 16px calc(12px + ${safeBottom})` },
    },
  }),
)

globalStyle(`${footer} > *`, inComponents({ '@media': { [media.mobile]: { flex: '1 1 0' } } }))

// Scrolls focused elements into view above the footer, not behind it.
globalStyle(`${surface}:has(> ${footer})`, inComponents({ scrollPaddingBlockEnd: 84 }))

// A dialog without a body keeps the same space above its footer.
globalStyle(`${header} + ${footer}`, inComponents({ marginTop: space[6] }))
