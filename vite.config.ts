import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from './vite.plugins.ts'

// Storybook reads this file; the app's own config and vitest.config.ts take the same pieces.
export default defineConfig({
  plugins: sharedPlugins(),
  build: { assetsInlineLimit },
})
