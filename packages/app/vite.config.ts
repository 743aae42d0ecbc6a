import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from '../../vite.plugins.ts'

const apiTarget = process.env['API_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: sharedPlugins(),
  // The server replaces the placeholder at each request; see `index.html`.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    assetsInlineLimit,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
  },
  server: { proxy: { '/api': apiTarget } },
  preview: { proxy: { '/api': apiTarget } },
})
