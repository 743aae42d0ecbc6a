import path from 'node:path'

import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from '../../vite.plugins.ts'
import { artInHtml } from './build/art-in-html.ts'
import { bootScript } from './build/boot-script.ts'
import { buildFiles } from './build/build-files.ts'
import { contractParts } from './build/contract-parts.ts'
import { fontsInHtml } from './build/fonts-in-html.ts'
import { leanContract } from './build/lean-contract.ts'
import { leanIcons } from './build/lean-icons.ts'
import { leanRouter } from './build/lean-router.ts'
import { leanSwr } from './build/lean-swr.ts'
import { routeChunks } from './build/route-chunks.ts'

const root = import.meta.dirname
const routeTable = path.join(root, 'src/route-table.ts')
const apiTarget = process.env['API_URL'] ?? 'http://localhost:3000'
/** What the server answers itself. */
const served = [
  '/api',
  '/.well-known/',
  '/downloads/',
  '/fortune-wheel/verify-spin.mjs',
  '/fortune-wheel/test-vectors.json',
]
const proxy = Object.fromEntries(served.map((pathname) => [pathname, apiTarget]))

/** The files that a visitor or a player waits for first. */
const isFirst = (file: string) => /\/(?:index|default|home|login)-[^/]+$/.test(file)

/**
 * The first files preload only styles. The scripts that a page imports are nearly always loaded already, and
 * a list of all scripts would make the first files larger for little gain. What loads from a page, such as a
 * dialog on a press, loads all its files at once.
 */
const filesOf = (
  _file: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: string },
) => (hostType === 'html' || !isFirst(hostId) ? files : files.filter((file) => file.endsWith('.css')))

export default defineConfig({
  root,
  plugins: [
    sharedPlugins(routeTable),
    bootScript(),
    artInHtml(),
    fontsInHtml(),
    leanContract(),
    contractParts(),
    leanIcons(),
    leanRouter(),
    leanSwr(),
    routeChunks(routeTable),
    buildFiles(routeTable),
  ],
  // React has this hook since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  // The server replaces it by the nonce of each reply.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    assetsInlineLimit,
    // Earlier builds stay for pages that are still open. `pruneBuilds` removes the oldest.
    emptyOutDir: false,
    modulePreload: { polyfill: false, resolveDependencies: filesOf },
    target: 'esnext',
  },
  server: { proxy },
  preview: { proxy },
})
