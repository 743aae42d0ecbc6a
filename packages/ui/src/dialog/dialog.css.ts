import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

const widths = { sm: '520px', md: '560px', lg: '620px', xl: '880px' }
const titleText = '22px'
const titleLeading = '28px'
const footerHeight = '84px'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[2]})` } })
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
    maxHeight: `calc(100dvh - ${space[12]})`,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: color.surface1,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: radius.xl,
    boxShadow: vars.elevation.floating,
    '@media': {
      [media.motion]: { selectors: enterAndLeave(rise, duration.base) },
      [media.reducedMotion]: { selectors: enterAndLeave(appear, '140ms') },
      [media.mobile]: {
        maxWidth: 'none',
        maxHeight: '92dvh',
        borderRadius: `${radius['2xl']} ${radius['2xl']} 0 0`,
        borderWidth: `${border.thin} 0 0`,
        selectors: {
          '&[data-full-on-phones]': { height: '100dvh', maxHeight: 'none', borderRadius: 0, borderWidth: 0 },
        },
      },
      [`${media.mobile} and ${media.motion}`]: { selectors: enterAndLeave(slideUp, duration.slow) },
    },
  }),
)

export const size = styleVariants(widths, (maxWidth) =>
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
    '@media': {
      [media.mobile]: {
        // The footer stays at the end of the screen when there is little content.
        selectors: {
          '[data-full-on-phones] > &': { display: 'flex', flex: 1, flexDirection: 'column' },
        },
      },
    },
  }),
)

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[6]} ${space[6]} 0`,
    selectors: { '&:last-child': { paddingBottom: space[6] } },
    '@media': { [media.mobile]: { padding: `${space[5]} ${space[4]} 0` } },
  }),
)

export const headings = style(inComponents({ display: 'grid', flex: 1, gap: space[1], minWidth: 0 }))

export const title = style(
  inComponents({
    ...type.xl,
    fontSize: titleText,
    lineHeight: titleLeading,
    color: color.text,
    textWrap: 'pretty',
  }),
)

export const description = style(inComponents({ ...type.md, color: color.text2, textWrap: 'pretty' }))

export const close = style(
  inComponents({ flex: 'none', margin: `${minus(space[1.5])} ${minus(space[2])} 0 0` }),
)

export const body = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    padding: `${space[4]} ${space[6]} ${space[6]}`,
    '@media': { [media.mobile]: { padding: `${space[3.5]} ${space[4]} ${space[5]}` } },
  }),
)

export const footer = style(
  inComponents({
    flex: 'none',
    marginBlockStart: 'auto',
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    padding: `${space[4]} ${space[6]}`,
    borderTop: `${border.thin} solid ${color.line}`,
    background: color.surface2,
    '@media': {
      [media.mobile]: { padding: `${space[3]} ${space[4]} calc(${space[3]} + ${safeBottom})` },
    },
  }),
)

globalStyle(`${footer} > *`, inComponents({ '@media': { [media.mobile]: { flex: '1 1 0' } } }))

// Scrolls focused elements into view above the footer, not behind it.
globalStyle(`${surface}:has(> ${footer})`, inComponents({ scrollPaddingBlockEnd: footerHeight }))

// A dialog without a body keeps the same space above its footer.
globalStyle(`${header} + ${footer}`, inComponents({ marginTop: space[6] }))
