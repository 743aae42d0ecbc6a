import { getGameDataVersion, readGameData } from '@olympus/contract/game-data'
import { GameDataFile } from '@olympus/contract/game-data-file'
import type { LocaleCode } from '@olympus/contract/locales'
import { z } from '@olympus/contract/schema'
import { expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { createGameDataReplies } from './game-data-replies.ts'
import { gameDataHash } from './game-data-hash.ts'
import { saveImport } from './stored-game-data.ts'

const { app } = withTestApp()

const sword = {
  vnum: 7,
  name: { en: 'Sword of Aigeus', de: 'Schwert des Aigeus' },
  description: { en: 'Under a rock.', pl: 'Pod skałą.' },
  icon: 'gladius',
  kind: 'sword',
  slot: 0,
  rarity: 'mythic',
}
const file = {
  format: 1,
  kinds: [
    { key: 'sword', name: { en: 'Sword', de: 'Schwert' } },
    { key: 'attack', name: { en: 'Attack', de: 'Angriff' } },
  ],
  items: [sword, { vnum: 8, name: { en: 'Obol' }, icon: 'two-coins' }],
  skills: [{ code: 9, name: { en: 'Bull Charge' }, kind: 'attack' }],
  families: [{ code: 0, name: { en: 'Undead', de: 'Untote' }, icon: 'hood' }],
  raids: [{ code: 0, name: { en: 'Hydra of Lerna', tr: 'Lerna Hydrası' }, icon: 'hydra' }],
  statistics: [{ key: 'raidsWon', name: { en: 'Raids won' } }],
  seasons: [{ code: 1, name: { en: 'Season 1' }, startsAt: '2025-06-01T00:00:00Z', endsAt: null }],
}

/** Imports it as an operator does. */
async function importFile(content: unknown): Promise<void> {
  const given = z.parse(GameDataFile, content)
  await app.database.transaction((transaction) => saveImport(transaction, gameDataHash(given), given))
}

async function versionOrFail(): Promise<string> {
  const { version } = await app.callOrFail(getGameDataVersion)
  if (version === null) throw new Error('No game data is imported')
  return version
}

const read = (version: string, locale: LocaleCode = 'en') =>
  app.call(readGameData, { params: { version }, query: { locale } })

it('without an import there is no version', async () => {
  expect(await app.callOrFail(getGameDataVersion)).toEqual({ version: null })
  const unknown = await read(`1-${'0'.repeat(64)}`)
  expect(unknown.key).toBe('NOT_FOUND')
  expect(unknown.headers.get('cache-control')).toBe('no-store')
})

it('a version has the texts of one language, or English ones and says which', async () => {
  await importFile(file)
  const version = await versionOrFail()
  const german = await read(version, 'de')
  expect(german.data).toEqual({
    version,
    locale: 'de',
    items: [
      {
        vnum: 7,
        name: 'Schwert des Aigeus',
        description: 'Under a rock.',
        icon: 'gladius',
        kind: 'Schwert',
        slot: 0,
        rarity: 'mythic',
        inEnglish: ['description'],
      },
      {
        vnum: 8,
        name: 'Obol',
        description: null,
        icon: 'two-coins',
        kind: null,
        slot: null,
        rarity: null,
        inEnglish: ['name'],
      },
    ],
    raids: [{ code: 0, name: 'Hydra of Lerna', icon: 'hydra', inEnglish: ['name'] }],
    mates: [],
    bosses: [],
    events: [],
    skills: [{ code: 9, name: 'Bull Charge', icon: null, kind: 'Angriff', inEnglish: ['name'] }],
    families: [{ code: 0, name: 'Untote', icon: 'hood' }],
    statistics: [{ key: 'raidsWon', name: 'Raids won', icon: null, inEnglish: ['name'] }],
    seasons: [
      { code: 1, name: 'Season 1', startsAt: '2025-06-01T00:00:00Z', endsAt: null, inEnglish: ['name'] },
    ],
  })
  expect(JSON.stringify((await read(version, 'en')).data)).not.toContain('inEnglish')
  expect(JSON.stringify((await read(version, 'tr')).data)).toContain('Lerna Hydrası')
  expect(JSON.stringify((await read(version, 'pl')).data)).toContain('Pod skałą.')
})

it('caches keep a version forever, and ask for the current one', async () => {
  await importFile(file)
  const version = await versionOrFail()
  expect((await read(version)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await app.call(getGameDataVersion)).headers.get('cache-control')).toBe('no-store')
})

it('an import is a new version, and the old one can be read for a while', async () => {
  await importFile(file)
  const before = await versionOrFail()
  await importFile({ ...file, items: [{ ...sword, name: { en: 'Keraunos' } }] })
  const after = await versionOrFail()
  expect(after).not.toBe(before)
  expect(JSON.stringify((await read(after)).data)).toContain('Keraunos')
  expect(JSON.stringify((await read(before)).data)).toContain('Sword of Aigeus')

  for (const season of [2, 3, 4, 5, 6])
    await importFile({ ...file, raids: [{ code: season, name: { en: 'A raid' } }] })
  // This process may still hold it, so it asks for another language.
  expect((await read(before, 'fr')).key).toBe('NOT_FOUND')
})

it('importing an older content again makes it current', async () => {
  await importFile(file)
  const first = await versionOrFail()
  await importFile({ ...file, items: [] })
  await importFile(file)
  expect(await versionOrFail()).toBe(first)
})

it('a version of another shape of the reply is not known', async () => {
  await importFile(file)
  const version = await versionOrFail()
  expect((await read(version.replace(/^\d+-/, '9999-'))).key).toBe('NOT_FOUND')
})

it('refuses a version that is none, and an unknown language', async () => {
  const params = { version: "1-' or true --" }
  expect((await app.call(readGameData, { params, query: { locale: 'de' } })).key).toBe('BAD_REQUEST')
  const unknown = { params: { version: `1-${'0'.repeat(64)}` }, query: { locale: 'xx' } }
  expect((await app.callUnchecked(readGameData, unknown)).key).toBe('BAD_REQUEST')
})

it('a hundred pages that ask at once read the import once', async () => {
  await importFile({ ...file, raids: [] })
  const { database, takeStatements } = countQueries(app.database)
  const replies = createGameDataReplies({ database })
  const version = await versionOrFail()
  const given = await Promise.all(Array.from({ length: 100 }, () => replies.read(version, 'es')))
  expect(new Set(given).size).toBe(1)
  expect(takeStatements()).toHaveLength(1)
  expect(await replies.read(version, 'it')).not.toBe(given[0])
  expect(takeStatements()).toHaveLength(1)
})

it('a failure to read an import is not remembered', async () => {
  await importFile(file)
  let isLost = true
  const replies = createGameDataReplies({
    database: {
      ...app.database,
      maybeOne: (statement) =>
        isLost ? Promise.reject(new Error('no connection')) : app.database.maybeOne(statement),
    },
  })
  const version = await versionOrFail()
  await expect(replies.read(version, 'en')).rejects.toThrow('no connection')
  isLost = false
  expect(await replies.read(version, 'en')).not.toBeNull()
})
