import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus, pixel } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, layout, ring, space } = vars

/** Left edge and width of the current tab, in px without unit, measured by `useTabLine`. */
export const lineLeft = createVar()
export const lineWidth = createVar()

export const root = style(
  inComponents({
    minWidth: 0,
    // Forced colors drop the gradient that draws the rule of the row.
    '@media': { [media.forcedColors]: { borderBlockEnd: `${border.thin} solid CanvasText` } },
  }),
)

/** The row scrolls sideways and never wraps. On phones it spans the full width of the page. */
export const row = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    gap: space[3],
    marginInline: minus(space[1.5]),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    background: `linear-gradient(${color.line}, ${color.line}) ${space[1.5]} 100% / calc(100% - ${space[3]}) ${border.thin} no-repeat`,
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
    '@media': {
      [media.mobile]: {
        gap: space[2],
        marginInline: minus(layout.gutter),
        paddingInline: `calc(${layout.gutter} - ${space[1.5]})`,
        backgroundPosition: '0 100%',
        backgroundSize: `100% ${border.thin}`,
      },
    },
  }),
)

export const spread = style(
  inComponents({ '@media': { [media.desktop]: { gap: 0, justifyContent: 'space-between' } } }),
)

export const tab = style(
  inComponents({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: control.touch,
    paddingInline: space[1.5],
    color: color.text2,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover, &[aria-current]:not([aria-current=false]), &[aria-selected=true]': { color: color.text },
      '&[aria-disabled=true]': { color: color.textDisabled, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: ring.inside, borderRadius: vars.radius.sm },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
    },
  }),
)

// 1 px wide and scaled, so that only its transform is animated. A border, so that forced colors keep it.
export const line = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    width: pixel,
    borderBlockStart: `${border.thick} solid ${color.accent}`,
    transformOrigin: 'left',
    transform: `translateX(calc(${lineLeft} * ${pixel})) scaleX(${lineWidth})`,
    pointerEvents: 'none',
    vars: { [lineLeft]: '0', [lineWidth]: '0' },
    '@media': {
      [media.motion]: {
        selectors: { '&[data-ready]': { transition: `transform ${duration.base} ${ease.inOut}` } },
      },
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
  }),
)
