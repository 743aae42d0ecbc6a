import { assignVars, globalStyle } from '@vanilla-extract/css'

import { inTheme } from './layered.ts'
import { palette } from './ramp.css.ts'
import { onDark, onEither, onLight } from './selectors.ts'
import { vars } from './vars.css.ts'

const { field, popover, overlay, edge, ...sharedColors } = vars.color
const depthColors = { field, popover, overlay, edge }

const colors = {
  sidebar: palette.n0,
  canvas: palette.n1,
  surface1: palette.n2,
  surface2: palette.n3,
  surface3: palette.n4,
  surface4: palette.n5,
  sunken: `color-mix(in oklab, ${palette.n0} 70%, ${palette.n1})`,
  line: `color-mix(in oklab, ${palette.alpha} 9%, transparent)`,
  lineStrong: `color-mix(in oklab, ${palette.alpha} 16%, transparent)`,
  lineControl: palette.n6,
  hover: `color-mix(in oklab, ${palette.alpha} 6%, transparent)`,
  press: `color-mix(in oklab, ${palette.alpha} 10%, transparent)`,
  text: palette.n9,
  text2: palette.n8,
  text3: palette.n7,
  textDisabled: palette.n6,
  accent: palette.accent,
  accentHover: palette.accentHi,
  accentActive: palette.accentLo,
  onAccent: palette.accentInk,
  accentText: palette.accent,
  accentSoft: `color-mix(in oklab, ${palette.accent} 13%, transparent)`,
  accentLine: `color-mix(in oklab, ${palette.accent} 42%, transparent)`,
  focus: palette.accentHi,
  danger: palette.red,
  dangerSolid: palette.redSolid,
  onDanger: palette.redInk,
  dangerSoft: `color-mix(in oklab, ${palette.red} 12%, transparent)`,
  dangerLine: `color-mix(in oklab, ${palette.red} 40%, transparent)`,
  success: palette.green,
  successSoft: `color-mix(in oklab, ${palette.green} 12%, transparent)`,
  successLine: `color-mix(in oklab, ${palette.green} 36%, transparent)`,
  warning: palette.amber,
  warningSoft: `color-mix(in oklab, ${palette.amber} 12%, transparent)`,
  warningLine: `color-mix(in oklab, ${palette.amber} 36%, transparent)`,
  info: palette.blue,
  infoSoft: `color-mix(in oklab, ${palette.blue} 12%, transparent)`,
  infoLine: `color-mix(in oklab, ${palette.blue} 36%, transparent)`,
}

const darkDepth = {
  ...assignVars(depthColors, {
    field: vars.color.sunken,
    popover: palette.n4,
    overlay: 'oklch(0.09 0.012 288 / 0.72)',
    edge: 'oklch(1 0 0 / 0.045)',
  }),
  ...assignVars(vars.elevation, {
    card: `inset 0 1px 0 ${edge}`,
    floating:
      'inset 0 1px 0 oklch(1 0 0 / 0.07), 0 24px 64px -16px oklch(0 0 0 / 0.75), 0 4px 16px oklch(0 0 0 / 0.35)',
  }),
}

const lightDepth = {
  ...assignVars(depthColors, {
    field: palette.n2,
    popover: palette.n2,
    overlay: 'oklch(0.22 0.02 288 / 0.44)',
    edge: 'oklch(1 0 0 / 0)',
  }),
  ...assignVars(vars.elevation, {
    card: '0 1px 2px oklch(0.3 0.02 288 / 0.05)',
    floating: '0 2px 6px oklch(0.3 0.02 288 / 0.07), 0 28px 64px -18px oklch(0.25 0.03 288 / 0.34)',
  }),
}

globalStyle(onEither, inTheme({ vars: assignVars(sharedColors, colors) }))
globalStyle(onDark, inTheme({ vars: darkDepth }))
globalStyle(onLight, inTheme({ vars: lightDepth }))
