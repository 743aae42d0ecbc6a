import path from 'node:path'

import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from '../../vite.plugins.ts'
import { buildFiles } from './build/build-files.ts'

const root = import.meta.dirname
const apiTarget = process.env['API_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  root,
  plugins: [sharedPlugins(), buildFiles(path.join(root, 'src'))],
  // The server puts the nonce of each reply in its place.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    assetsInlineLimit,
    // Builds before this one stay for the pages that are still open; `pruneBuilds` takes the oldest away.
    emptyOutDir: false,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': apiTarget } },
  preview: { proxy: { '/api': apiTarget } },
})
