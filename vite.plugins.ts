import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

import { catalogParts } from './packages/app/build/catalog-parts.ts'

const linguiConfig = { cwd: import.meta.dirname }

/** React Aria's own words ("Increase", "Dismiss") in the portal's languages; it has 34. Hong Kong reads Taiwan's. */
const ariaLocales = ['en-US', 'de-DE', 'cs-CZ', 'es-ES', 'fr-FR', 'it-IT', 'pl-PL', 'tr-TR', 'zh-CN', 'zh-TW']

/** Leaves React Aria's other languages out of a build. */
export const portalLocales = (): PluginOption => optimizeLocales.vite({ locales: ariaLocales })

/**
 * The plugins that the app, Storybook and Vitest have in common. A new list at each call: plugins keep state.
 * With a route table, a build splits the messages by the pages that need them.
 */
export const sharedPlugins = (routeTable?: string): PluginOption[] => [
  portalLocales(),
  // Tests look up tokens and classes by their readable names, with production React too.
  vanillaExtractPlugin(process.env['VITEST'] ? { identifiers: 'debug' } : {}),
  react(),
  catalogParts(import.meta.dirname, routeTable),
  lingui({ ...linguiConfig, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({}, linguiConfig)] }),
]

/** SVG files stay files: a sprite that becomes a data: URL cannot be the target of `<use>`. */
export const assetsInlineLimit = (file: string): false | undefined =>
  file.endsWith('.svg') ? false : undefined
