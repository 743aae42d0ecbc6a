import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from './vite.plugins.ts'

// Storybook reads this file. The app's config and vitest.config.ts use the same parts.
export default defineConfig({
  plugins: sharedPlugins(),
  build: { assetsInlineLimit },
})
