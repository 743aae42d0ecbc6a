import type { StyleRule } from '@vanilla-extract/css'

import { components, reset, theme, utilities, variants } from './layers.css.ts'

type LayeredRule = Omit<StyleRule, '@layer'>

const inLayer =
  (layer: string) =>
  (rule: LayeredRule): StyleRule => ({ '@layer': { [layer]: rule } })

export const inReset = inLayer(reset)
export const inTheme = inLayer(theme)
/** Base look of a component. */
export const inComponents = inLayer(components)
/** Tones, sizes and compound variants: always above the base, whatever the file order. */
export const inVariants = inLayer(variants)
/** One-off helpers that must beat a component's own variant. */
export const inUtilities = inLayer(utilities)
