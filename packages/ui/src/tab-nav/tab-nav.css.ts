import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, layout, space } = vars

/** Left edge and width of the current link, in px without unit, measured by the component. */
export const indicatorLeft = createVar()
export const indicatorWidth = createVar()

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    gap: space[3],
    marginInline: -6,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    background: `linear-gradient(${color.line}, ${color.line}) 6px 100% / calc(100% - 12px) 1px no-repeat`,
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
    '@media': {
      [media.mobile]: {
        gap: space[2],
        marginInline: `calc(-1 * ${layout.gutter})`,
        paddingInline: `calc(${layout.gutter} - 6px)`,
        backgroundPosition: '0 100%',
        backgroundSize: '100% 1px',
      },
    },
  }),
)

export const link = style(
  inComponents({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    paddingInline: 6,
    color: color.text2,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    transition: `color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover, &[aria-current]': { color: color.text },
      '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.sm },
    },
  }),
)

// One px wide and scaled, so that only its transform moves.
export const indicator = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    width: 1,
    borderBlockStart: `2px solid ${color.accent}`,
    transformOrigin: 'left',
    transform: `translateX(calc(${indicatorLeft} * 1px)) scaleX(${indicatorWidth})`,
    pointerEvents: 'none',
    vars: { [indicatorLeft]: '0', [indicatorWidth]: '0' },
    selectors: { '&[data-ready]': { transition: `transform ${duration.base} ${ease.inOut}` } },
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
)
