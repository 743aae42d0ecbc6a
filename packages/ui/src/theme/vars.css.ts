import { createGlobalThemeContract } from '@vanilla-extract/css'

import { steps } from './steps.ts'
import { kebab, tokenNames } from './token-name.ts'

const nameOf = tokenNames('o')

const properties = createGlobalThemeContract(
  {
    color: {
      sidebar: null,
      canvas: null,
      surface1: null,
      surface2: null,
      surface3: null,
      surface4: null,
      sunken: null,
      field: null,
      popover: null,
      overlay: null,
      edge: null,
      line: null,
      lineStrong: null,
      lineControl: null,
      hover: null,
      press: null,
      text: null,
      text2: null,
      text3: null,
      textDisabled: null,
      accent: null,
      accentHover: null,
      accentActive: null,
      onAccent: null,
      accentText: null,
      accentSoft: null,
      accentLine: null,
      focus: null,
      danger: null,
      dangerSolid: null,
      onDanger: null,
      dangerSoft: null,
      dangerLine: null,
      success: null,
      successSoft: null,
      successLine: null,
      warning: null,
      warningSoft: null,
      warningLine: null,
      info: null,
      infoSoft: null,
      infoLine: null,
    },
    elevation: { card: null, floating: null },
    font: { display: null, ui: null, cjk: null, cjkDisplay: null },
    text: { '3xl': null },
    leading: { '3xl': null },
    control: { sm: null, md: null },
    duration: {
      fast: null,
      base: null,
      slow: null,
    },
    layout: {
      topbarHeight: null,
      gutter: null,
      asideWidth: null,
    },
  },
  (_value, path) => nameOf(kebab(path)),
)

/**
 * The design tokens that components may use. Those that a theme or a screen changes are custom properties,
 * named `--oly-<group>-<role>` in development.
 */
export const vars = {
  ...properties,
  ...steps,
  text: { ...properties.text, ...steps.text },
  leading: { ...properties.leading, ...steps.leading },
  control: { ...properties.control, ...steps.control },
  layout: { ...properties.layout, ...steps.layout },
  font: { ...properties.font, ...steps.font },
}
