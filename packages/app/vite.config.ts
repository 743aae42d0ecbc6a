import path from 'node:path'

import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from '../../vite.plugins.ts'
import { artInHtml } from './build/art-in-html.ts'
import { bootScript } from './build/boot-script.ts'
import { buildFiles } from './build/build-files.ts'
import { leanIcons } from './build/lean-icons.ts'
import { leanRouter } from './build/lean-router.ts'

const root = import.meta.dirname
const apiTarget = process.env['API_URL'] ?? 'http://localhost:3000'

/** The frame of the portal, and what nearly every page draws with. */
const onEveryPage = [
  /rolldown\/runtime/,
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|@lingui\/\w+|use-sync-external-store)\//,
  /\/lucide-react\/dist\/esm\/(?!icons)|\/icons\/user-round\./,
  /\/app\/src\/(?:(?!after-mount|preload-on-intent)[\w-]+\.tsx?$|locale\/(?!.*format)|theme\/(?!use-keep|account-)|build-manifest\/reload-guard|layouts\/use-fresh-page)/,
  /\/app\/src\/session\/(?!api-area|import-live)/,
  /\/app\/src\/features\/error\/(?:error-boundary|error-rules|plain-error)/,
  /\/app\/src\/shared\/(?:keep-settled|leave-portal|link|load-once|offline-message|page-title)/,
  /\/contract\/src\/(?:appearance|start-limits|locales|redirects)\.ts$/,
  /\/api-client\/src\/token-/,
  /\/ui\/src\/(?:banner-scene|brand|button|callout|checkbox|field|form|icon|icon-button)\//,
  /\/ui\/src\/password-field\/password-field/,
  /\/ui\/src\/(?:text-field\/|text-link\/|theme\/(?!banner-hues|theme-names)|visually-hidden\/)/,
  /\/ui\/src\/(?:announcer\/|locale-select\/locale-(?:choice|select)|theme-switch\/theme-(?:button|icons))/,
]

/** What a visitor sees first, and the styles of what he may see next. */
const firstPages = [
  /\/features\/auth\/login-page|\/layouts\/auth-layout/,
  /\/(?:features\/(?:auth|error|landing|legal)\/|layouts\/fullscreen-layout|ui\/src\/error-page\/).*\.css\.ts/,
]

/** Where a password is chosen, by visitors and by players. */
const passwords = [
  /\/contract\/src\/limits\.ts$/,
  /\/app\/src\/shared\/(?:use-password-words|password-strength)/,
  /\/ui\/src\/password-field\/password-strength/,
]

/** Both visitors' and players' pages show dates, most of neither. */
const formats = [/\/locale\/(?:use-)?format/]

/** What stands around every page of a player: navigation, API, and all styles, so that a page is one file. */
const playerFrame = [
  /\/layouts\/default-layout|\/app\/src\/theme\/account-|\/session\/(?:api-area|import-live)|\/api-client\/src\/(?!events(?!-options))/,
  /\/contract\/src\/(?!account|auth|connections|credentials|events|passkeys|recovery|security|step-up)/,
  /\/node_modules\/(?:swr|zod|dequal)\//,
  /\.css\.ts/,
]

/** What most pages of a player share. */
const playerPages = [
  /\/lucide-react\/dist\/esm\/icons\//,
  /\/ui\/src\/(?:avatar|badge|card|coin|coin-amount|empty-state|game-icon|item-tile)\//,
  /\/ui\/src\/(?:delivery-status\/delivery-stat|rarity-pips\/rarities)/,
  /\/ui\/src\/(?:key-value|page-head|skeleton|stat)\//,
  /\/app\/src\/shared\/(?:banner-names|deletion-notice|delivery-(?!progress)|error|loaded|moment|page-head|purchase|use-)/,
]

/** What the pages of the settings share: proofs of who is there. */
const settingsPages = [
  /\/app\/src\/shared\/(?:focus-heir|passkey-|step-up\/|submit-to)/,
  /\/ui\/src\/(?:confirm-dialog|one-time-code)\//,
]

/** What some of them share: forms, tables. Not what opens later, with react-aria in it. */
const otherShared = [
  /\/ui\/src\/(?!dialog|drawer|number-field|toast|tooltip|error-page)/,
  /\/app\/src\/shared\//,
]

/** Only what several files need, without what that needs in turn. */
const sharedOnly = { minShareCount: 2, includeDependenciesRecursively: false }

const isOneOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id))

/**
 * Names only styles in advance: what a page imports is nearly always there already, and the names of all files of all pages would
 * weigh more in the first file than the moment they save.
 */
const stylesOnly = (_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  root,
  plugins: [
    sharedPlugins(),
    bootScript(),
    artInHtml(),
    leanIcons(),
    leanRouter(),
    buildFiles(path.join(root, 'src')),
  ],
  // React has it since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  // The server puts the nonce of each reply in its place.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    assetsInlineLimit,
    // Builds before this one stay for the pages that are still open; `pruneBuilds` takes the oldest away.
    emptyOutDir: false,
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
    target: 'esnext',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', test: isOneOf(onEveryPage), priority: 4 },
            { name: 'login', test: isOneOf(firstPages), priority: 3 },
            { name: 'passwords', test: isOneOf(passwords), priority: 3 },
            { name: 'format', test: isOneOf(formats), priority: 3 },
            { name: 'player', test: isOneOf(playerFrame), priority: 2 },
            { name: 'player', test: isOneOf(playerPages), ...sharedOnly, priority: 1 },
            { name: 'settings', test: isOneOf(settingsPages), ...sharedOnly, priority: 1 },
            { name: 'lists', test: isOneOf(otherShared), ...sharedOnly },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiTarget } },
  preview: { proxy: { '/api': apiTarget } },
})
