import path from 'node:path'

import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from '../../vite.plugins.ts'
import { buildFiles } from './build/build-files.ts'

const root = import.meta.dirname
const apiTarget = process.env['API_URL'] ?? 'http://localhost:3000'

/** What most pages draw with: one file instead of ten small ones. */
const onEveryPage =
  /\/ui\/src\/(?:banner-scene|brand|button|callout|checkbox|field|form|icon|icon-button|password-field|text-field|text-link|visually-hidden)\/|\/lucide-react\/dist\/esm\/(?!icons)/

/** What a visitor sees first, and the pages beside it. */
const firstPages = /\/features\/auth\/[\w-]+-page\.tsx$|\/layouts\/auth-layout/

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 2 },
            { name: 'index', test: onEveryPage, priority: 2 },
            { name: 'auth', test: firstPages, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiTarget } },
  preview: { proxy: { '/api': apiTarget } },
})
