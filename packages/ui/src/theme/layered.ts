import type { StyleRule } from '@vanilla-extract/css'

import { components, reset, theme, utilities, variants } from './layers.css.ts'

type LayeredRule = Omit<StyleRule, '@layer'>

const inLayer =
  (layer: string) =>
  (rule: LayeredRule): StyleRule => ({ '@layer': { [layer]: rule } })

export const inReset = inLayer(reset)
export const inTheme = inLayer(theme)
/** Base styles of a component. */
export const inComponents = inLayer(components)
/** Tones, sizes and compound variants. They override the base regardless of file order. */
export const inVariants = inLayer(variants)
/** Helpers that must override a component's own variants. */
export const inUtilities = inLayer(utilities)
