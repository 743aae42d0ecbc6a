// `pnpm bench:characters`: measures the pages of characters in a large world.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import sql from 'sql-template-tag'
import { characterReads } from '../src/testing/character-reads.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { type CharactersSize, fullCharacterId, hoarderEvery, loadCharacters } from './load-characters.ts'
import { msOf } from './ms-of.ts'
import {
  createPlayers,
  type Measured,
  measurePages,
  numbers,
  type Player,
  print,
  publicUrl,
  reportPages,
  visitsPerRound,
} from './page-visits.ts'
import { serveOn } from './serve-on.ts'

const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: '1000000' },
    full: { type: 'string', default: '50000' },
    samples: { type: 'string', default: '2000' },
    'at-once': { type: 'string', default: '1' },
  },
})
const size: CharactersSize = { characters: Number(values.characters), full: Number(values.full) }
const samples = Number(values.samples)
const atOnce = Number(values['at-once'])

const controls: Measured[] = [
  { name: 'Constant reply, no session', kind: 'control', pathOf: () => '/api/support' },
  { name: 'Body of the inventory, no session', kind: 'control', pathOf: (id) => `/plain/${id}/inventory` },
]

const pages = characterReads.map((endpoint) => ({
  name: endpoint.path,
  kind: 'goal' as const,
  pathOf: (id: number) => `/api${endpoint.path.replace(':id', String(id))}`,
}))

/** Bags of a thousand items have no goal. */
const hoardsOf = (hoarders: readonly Player[]): Measured[] =>
  pages
    .filter(({ name }) => name.endsWith('/inventory'))
    .map((page) => ({ ...page, kind: 'other', name: `${page.name}, 1,000 items`, visitors: hoarders }))

async function bench(): Promise<void> {
  const database = await openTestDatabase()
  try {
    const { version, fsync } = await database.one<{ version: string; fsync: string }>(
      sql`select split_part(version(), ' on ', 1) as version, current_setting('fsync') as fsync`,
    )
    const load = () => numbers.format(loadavg()[0] ?? 0)
    print('Database', `${version}, fsync ${fsync}, ${cpus().length} processors, load ${load()}`)
    const loadMs = await msOf(() => loadCharacters(database.owner, size))
    const { bytes } = await database.one<{ bytes: number }>(
      sql`select pg_database_size(current_database()) as bytes`,
    )
    print('Loaded', `in ${numbers.format(loadMs / 1000)} s, ${numbers.format(bytes / 1e9)} GB`)

    const { port, stop } = await serveOn(
      database,
      { PUBLIC_URL: publicUrl, REQUESTS_PER_ACCOUNT: '0', REQUESTS_PER_NETWORK: '0' },
      (app) =>
        app.get('/plain/:id/:section', async (context) => {
          const { id, section } = context.req.param()
          const { body } = await database.one<{ body: string }>(sql`
            select body::text from character_section where character_id = ${Number(id)} and section = ${section}`)
          return context.body(body)
        }),
    )
    const indexes = Array.from({ length: samples + visitsPerRound }, (_, sample) =>
      Math.floor((sample * size.full) / (samples + visitsPerRound)),
    )
    const idsOf = (wanted: readonly number[]) => wanted.map((index) => fullCharacterId(size, index))
    const hoarderIndexes = Array.from(
      { length: size.full / hoarderEvery },
      (_, count) => count * hoarderEvery,
    )
    const players = await createPlayers(database, idsOf(indexes))
    const hoarders = await createPlayers(database, idsOf(hoarderIndexes.slice(0, visitsPerRound)))
    const measured = [...controls, ...pages, ...hoardsOf(hoarders)]
    const isGood = reportPages(await measurePages({ port, atOnce, measured }, players))
    print('Load at the end', load())
    if (!isGood) process.exitCode = 1
    await stop(1000)
  } finally {
    await database.close()
  }
}

await bench()
process.exit()
