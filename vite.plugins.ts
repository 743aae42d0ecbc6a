import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

import { catalogParts } from './packages/app/build/catalog-parts.ts'
import { locales } from './packages/contract/src/locales.ts'
import { ariaLocale } from './packages/ui/src/combo-box/aria-locale.ts'

const linguiConfig = { cwd: import.meta.dirname }

/**
 * React Aria has its own texts ("Increase", "Dismiss") in 34 languages. A build keeps those of the portal.
 */
export const portalLocales = (): PluginOption =>
  optimizeLocales.vite({ locales: locales.map(({ tag }) => ariaLocale(tag)) })

/**
 * The plugins that the app, Storybook and Vitest share. Each call returns new ones, since plugins keep
 * state. With a route table, a build splits the messages by the pages that need them.
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

/** Keeps SVG files as files: `<use>` cannot refer to a sprite in a data: URL. */
export const assetsInlineLimit = (file: string): false | undefined =>
  file.endsWith('.svg') ? false : undefined
