import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

import { catalogParts } from './packages/app/build/catalog-parts.ts'

const linguiConfig = { cwd: import.meta.dirname }

/** The plugins that the app, Storybook and Vitest have in common. A new list at each call: plugins keep state. */
export const sharedPlugins = (): PluginOption[] => [
  vanillaExtractPlugin(),
  react(),
  catalogParts(import.meta.dirname),
  lingui({ ...linguiConfig, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({}, linguiConfig)] }),
]

/** SVG files stay files: a sprite that becomes a data: URL cannot be the target of `<use>`. */
export const assetsInlineLimit = (file: string): false | undefined =>
  file.endsWith('.svg') ? false : undefined
