import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { endpoints } from '../packages/contract/src/endpoints.ts'

const root = path.join(import.meta.dirname, '..')
const names = Object.keys(endpoints)
const importPattern = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g

/** Forms for visitors load their endpoint on the first focus. */
const lazyImportPattern = /\bimport\('@olympus\/contract\/([^']+)'\)\s*\.then\(\s*\(\{([^}]*)\}\)/g

const sourcesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/stories\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const featureOf = (file: string) => /\/features\/([^/]+)\//.exec(file)?.[1]

const importedNames = (clause: string | undefined) =>
  (clause ?? '').split(',').map((name) =>
    name
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*/, ''),
  )

/** Contract modules by endpoint, as `endpoints.ts` imports them. */
const modules = new Map(
  [
    ...readFileSync(path.join(root, 'packages/contract/src/endpoints.ts'), 'utf8').matchAll(importPattern),
  ].flatMap(([, clause, from]) =>
    importedNames(clause).map((name) => [name, path.basename(from ?? '', '.ts')] as const),
  ),
)

/** Server features by endpoint. The type of its handlers names every endpoint of a `routes.ts`. */
const serverFeatures = Map.groupBy(
  sourcesIn('packages/server/src/features')
    .filter(({ file }) => path.basename(file) === 'routes.ts')
    .flatMap(({ file, text }) =>
      names.filter((name) => text.includes(`'${name}'`)).map((name) => ({ name, feature: featureOf(file) })),
    ),
  ({ name }) => name,
)

const appUses = Map.groupBy(
  sourcesIn('packages/app/src').flatMap(({ file, text }) =>
    [
      ...[...text.matchAll(importPattern)]
        .filter(([, , from]) => from?.startsWith('@olympus/contract/'))
        .map(([, clause]) => clause),
      ...[...text.matchAll(lazyImportPattern)].map(([, , clause]) => clause),
    ].flatMap((clause) => importedNames(clause).map((name) => ({ name, file }))),
  ),
  ({ name }) => name,
)
const isUsedIn = (name: string, folder: string) =>
  appUses.get(name)?.some(({ file }) => file.includes(`/${folder}/`)) ?? false

/**
 * Endpoints without an app folder named after their server feature, and the folder that calls them instead.
 */
const elsewhereInApp: Readonly<Record<string, string>> = {
  // Part of the login page.
  startPasskeyLogIn: 'auth/log-in',
  logInWithPasskey: 'auth/log-in',
  // Pages that mails link to. Visitors open them too.
  confirmEmail: 'auth/mail-links',
  undoEmailChange: 'auth/mail-links',
  endSessionByLink: 'auth/mail-links',
  // Theme, banner and language change on every page.
  changeAppearance: 'theme',
  // The page that proves the draws shows seeds and luck.
  rotateSeed: 'wheel-fairness',
  // Part of the security page.
  listSecurityEvents: 'security',
  // A dialog of the donation log.
  withdrawPurchase: 'logs',
  // A card of the purchase page.
  listSpendingLimits: 'purchase',
  setSpendingLimit: 'purchase',
  // The profile page shows them. Shop and coupons let the player choose one.
  listCharacters: 'profile',
}

/**
 * Only the client calls these, for every page or for those that show names of the game, or others' programs.
 */
const withoutAppFolder = [
  'getGameDataVersion',
  'keepSession',
  'logOut',
  'readGameData',
  'readWheelLog',
  'refreshSession',
]

it.each(names)('%s has a contract module and a server feature of the same name', (name) => {
  expect(serverFeatures.get(name)?.map(({ feature }) => feature)).toEqual([modules.get(name)])
})

it('each endpoint is called from the app folder of the same name, or from the one in the table', () => {
  const misplaced = names.filter((name) => !isUsedIn(name, modules.get(name) ?? ''))
  expect(misplaced.sort()).toEqual([...Object.keys(elsewhereInApp), ...withoutAppFolder].sort())
  const wrong = Object.entries(elsewhereInApp).filter(([name, folder]) => !isUsedIn(name, folder))
  expect(wrong).toEqual([])
  expect(withoutAppFolder.filter((name) => appUses.has(name))).toEqual([])
})

const relativeImport = /from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g

function featureImports(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = sourcesIn(folder).flatMap(({ file, text }) => {
    const from = featureOf(file) ?? ''
    return [...text.matchAll(relativeImport)]
      .map(([, specifier, lazy]) => featureOf(path.join(path.dirname(file), specifier ?? lazy ?? '')))
      .flatMap((to) => (to && to !== from ? [{ from, to }] : []))
  })
  return new Map(
    [...Map.groupBy(imports, ({ from }) => from)].map(([from, all]) => [
      from,
      new Set(all.map(({ to }) => to)),
    ]),
  )
}

it('finds imports between features', () =>
  expect(featureImports('packages/server/src/features').get('recovery')).toContain('auth'))

it.each(['server', 'app'])('has no import cycle between features of the %s', (name) => {
  const graph = featureImports(`packages/${name}/src/features`)
  const reachedFrom = (feature: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of graph.get(feature) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        reachedFrom(next, seen)
      }
    return seen
  }
  expect([...graph.keys()].filter((feature) => reachedFrom(feature).has(feature))).toEqual([])
})
