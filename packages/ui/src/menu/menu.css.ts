import { style } from '@vanilla-extract/css'

import { floatingPanel } from '../theme/floating-panel.css.ts'
import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, radius, ring, space } = vars

const listMinWidth = '180px'

export const list = style(
  inComponents({
    ...floatingPanel,
    minWidth: listMinWidth,
    padding: space[1.25],
  }),
)

export const item = style(
  inComponents({
    ...type.md,
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    width: '100%',
    minHeight: control.row,
    padding: `${space[1]} ${space[2.5]}`,
    borderRadius: radius.sm,
    color: color.text2,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:focus': { background: color.hover, color: color.text },
      '&:focus-visible': { outlineOffset: ring.inside },
      '&[aria-checked=true]': { color: color.text },
      '&[aria-disabled=true]': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: control.touch },
      // Forced colors remove the background that marks the focused item.
      [media.forcedColors]: {
        selectors: {
          '&:hover, &:focus': { outline: `${ring.width} solid Highlight`, outlineOffset: ring.inside },
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const danger = style(
  inVariants({
    color: color.danger,
    selectors: { '&:hover, &:focus': { background: color.dangerSoft, color: color.danger } },
  }),
)

export const icon = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    color: color.text3,
    selectors: { [`${item}[aria-disabled=true] &`]: { color: 'inherit' } },
  }),
)
export const tick = style(
  inComponents({
    flex: 'none',
    marginInlineStart: 'auto',
    color: color.accentText,
    forcedColorAdjust: 'auto',
  }),
)

export const header = style(
  inComponents({
    ...type.sm,
    padding: `${space[1.5]} ${space[2.5]} ${space[2]}`,
    color: color.text3,
    overflowWrap: 'anywhere',
  }),
)

export const separator = style(
  inComponents({ height: border.thin, margin: `${space[1.25]} 0`, border: 0, background: color.line }),
)
