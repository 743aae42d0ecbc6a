import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, control, duration, ease, radius, space } = vars

const smallPaddingInline = '11px'
const extraLargePaddingInline = '26px'
const spinnerSize = '16px'

const background = createVar()
const foreground = createVar()
const border = createVar()
const shadow = createVar()

// `data-hover` and `data-active` let stories, visual tests and open menus show the state without a pointer.
const hovered = '&:hover, &[data-hover]'
const pressed = '&:active, &[data-active]'

const disabled = '&:disabled, &[aria-disabled=true]:not([data-pending])'

export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minWidth: control.targetMin,
    border: `${vars.border.thin} solid ${border}`,
    borderRadius: radius.md,
    background,
    boxShadow: shadow,
    color: foreground,
    fontFamily: vars.font.ui,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.out,
    vars: {
      [background]: 'transparent',
      [foreground]: color.text,
      [border]: 'transparent',
      [shadow]: 'none',
    },
    selectors: {
      [disabled]: { cursor: 'not-allowed', boxShadow: 'none' },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-block]': { width: '100%' },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          '&:active:not(:disabled, [aria-disabled=true]), &[data-active]': {
            transform: `translateY(${space[0.25]})`,
          },
        },
      },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { [disabled]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
)

const blocked = {
  [background]: color.surface3,
  [foreground]: color.textDisabled,
  [border]: color.line,
}
const blockedGhost = { ...blocked, [background]: 'transparent', [border]: 'transparent' }

export const tone = styleVariants(
  {
    primary: {
      vars: {
        [background]: color.accent,
        [foreground]: color.onAccent,
        [shadow]: `inset 0 ${space[0.25]} 0 oklch(1 0 0 / 0.22), 0 ${space[0.25]} ${space[0.5]} oklch(0 0 0 / 0.25)`,
      },
      selectors: {
        [hovered]: { vars: { [background]: color.accentHover } },
        [pressed]: { vars: { [background]: color.accentActive } },
        [disabled]: { vars: blocked },
      },
    },
    secondary: {
      vars: { [background]: color.surface3, [border]: color.lineStrong, [shadow]: vars.elevation.card },
      selectors: {
        [hovered]: { vars: { [background]: color.surface4 } },
        [pressed]: { vars: { [background]: color.surface2 } },
        [disabled]: { vars: blocked },
      },
    },
    ghost: {
      vars: { [foreground]: color.text2 },
      selectors: {
        [hovered]: { vars: { [background]: color.hover, [foreground]: color.text } },
        [pressed]: { vars: { [background]: color.press } },
        [disabled]: { vars: blockedGhost },
      },
    },
    danger: {
      vars: { [background]: color.dangerSolid, [foreground]: color.onDanger },
      selectors: {
        [hovered]: { vars: { [background]: `color-mix(in oklab, ${color.dangerSolid} 88%, black)` } },
        [pressed]: { vars: { [background]: `color-mix(in oklab, ${color.dangerSolid} 80%, black)` } },
        [disabled]: { vars: blocked },
      },
    },
    dangerGhost: {
      vars: { [foreground]: color.danger },
      selectors: {
        [hovered]: { vars: { [background]: color.dangerSoft } },
        [pressed]: { vars: { [background]: color.dangerSoft } },
        [disabled]: { vars: blockedGhost },
      },
    },
  },
  (rule) => inVariants(rule),
)

/** A negative margin for the padding and the border. */
const flush = (padding: string) => ({
  selectors: { '&[data-flush]': { marginInlineEnd: minus(`(${padding} + ${vars.border.thin})`) } },
})

export const size = styleVariants(
  {
    sm: {
      minHeight: control.sm,
      padding: `${space[1]} ${smallPaddingInline}`,
      fontSize: vars.text.sm,
      gap: space[1.5],
      ...flush(smallPaddingInline),
    },
    md: {
      minHeight: control.md,
      padding: `${space[1.25]} ${space[3.5]}`,
      fontSize: vars.text.md,
      ...flush(space[3.5]),
    },
    lg: {
      minHeight: control.lg,
      padding: `${space[1.5]} ${space[5]}`,
      fontSize: vars.text.mdLg,
      ...flush(space[5]),
    },
    xl: {
      minHeight: control.xl,
      padding: `${space[2]} ${extraLargePaddingInline}`,
      fontSize: vars.text.lg,
      borderRadius: radius.mdLg,
      ...flush(extraLargePaddingInline),
    },
  },
  (rule) => inVariants(rule),
)

export const square = styleVariants(
  { sm: control.sm, md: control.md, lg: control.lg, xl: control.xl },
  (side) => inVariants({ width: side, height: side, padding: 0 }),
)

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style(
  inComponents({
    flex: 'none',
    width: spinnerSize,
    height: spinnerSize,
    border: `${vars.border.thick} solid currentColor`,
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: `${spin} 0.8s linear infinite`,
    '@media': {
      [media.reducedMotion]: { animationDuration: '2.4s' },
      [media.forcedColors]: { borderRightColor: 'ButtonFace' },
    },
  }),
)
