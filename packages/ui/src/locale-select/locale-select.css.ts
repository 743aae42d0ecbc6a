import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { truncate } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, ring, space } = vars

const failureMaxWidth = '260px'

const anchor = '--oly-locale-select'

export const root = style(
  inComponents({
    anchorName: anchor,
    anchorScope: anchor,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    border: `${border.thin} solid transparent`,
    borderRadius: vars.radius.md,
    fontWeight: vars.weight.semibold,
    transition: `background-color ${duration.fast} ${ease.out}, color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:has(:focus-visible)': focusRing(ring.outside),
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&:has(:focus-visible)': { outlineColor: 'Highlight' },
          '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
)

export const look = styleVariants(
  {
    ghost: {
      gap: space[1.5],
      height: control.sm,
      padding: `0 ${space[2.5]}`,
      color: color.text2,
      fontSize: vars.text.sm,
      selectors: {
        '&:hover:not(:has(:disabled))': { background: color.hover, color: color.text },
        '&:has(:disabled)': { color: color.textDisabled },
      },
    },
    button: {
      gap: space[2],
      height: control.md,
      padding: `0 ${space[2]}`,
      borderColor: color.lineStrong,
      background: color.surface3,
      boxShadow: vars.elevation.card,
      selectors: {
        '&:hover:not(:has(:disabled))': { background: color.surface4 },
        '&:has(:disabled)': { color: color.textDisabled },
      },
    },
  },
  (rule) => inVariants(rule),
)

export const icon = style(
  inComponents({
    forcedColorAdjust: 'auto',
    selectors: { [`${root}[data-invalid] > &`]: { color: color.danger } },
  }),
)

export const name = style(inComponents(truncate))

export const select = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    // Phones zoom into the page below this size.
    fontSize: vars.text.lg,
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
)

/** Chromium uses these colors for the list where the system would draw dark text on dark. */
export const option = style(inComponents({ background: color.popover, color: color.text }))

/** Shown while the control has hover or focus, on the side with more room. */
export const failure = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: 0,
    top: '100%',
    zIndex: vars.z.tooltip,
    width: 'max-content',
    maxWidth: `min(${failureMaxWidth}, 100vw - ${space[8]})`,
    margin: `${space[1.5]} 0`,
    padding: `${space[1.5]} ${space[3]} ${space[2]}`,
    border: `${border.thin} solid ${color.dangerLine}`,
    borderRadius: vars.radius.md,
    background: color.popover,
    boxShadow: vars.elevation.floating,
    fontWeight: vars.weight.regular,
    pointerEvents: 'none',
    selectors: { [`${root}:not(:focus-within, :hover) > &`]: { visibility: 'hidden' } },
    '@supports': {
      '(position-area: bottom)': {
        position: 'fixed',
        inset: 'auto',
        positionAnchor: anchor,
        positionArea: 'bottom span-left',
        positionTryFallbacks: 'flip-inline, flip-block, flip-inline flip-block',
      },
    },
  }),
)
