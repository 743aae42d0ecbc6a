// `pnpm bench:characters`: measures the pages of characters in a large world.
import { fork } from 'node:child_process'
import { on } from 'node:events'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sql from 'sql-template-tag'
import { systemClock } from '../src/clock.ts'
import type { Database } from '../src/database/database.ts'
import { startSession } from '../src/features/auth/start-session.ts'
import { createAccessTokens } from '../src/features/sessions/access-token.ts'
import { createSigningKeys } from '../src/features/sessions/signing-keys.ts'
import { systemRandom } from '../src/random.ts'
import { characterReads } from '../src/testing/character-reads.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { testSecretBox } from '../src/testing/test-secret-box.ts'
import type { Visit, VisitOrder, VisitResult } from './characters-client.ts'
import {
  accountOf,
  type CharactersSize,
  fullCharacterId,
  hoarderEvery,
  loadCharacters,
} from './load-characters.ts'
import { msOf } from './ms-of.ts'
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
const allowedP99Ms = 30
/** On a machine that takes longer for a control, the other figures say nothing. */
const allowedControlMs = 10
/** The visits of one round take less time than a session stays checked. */
const visitsPerRound = 100
const publicUrl = 'http://localhost:3000'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const print = (what: string, figures: string) => process.stdout.write(`${what.padEnd(40)} ${figures}\n`)
const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** A player who looks at a character of their own. */
interface Player {
  readonly token: string
  readonly characterId: number
}

async function createPlayers(database: Database, characterIds: readonly number[]): Promise<Player[]> {
  const outside = { clock: systemClock, newId: () => systemRandom.uuid() }
  const keys = createSigningKeys({ database, secretBox: testSecretBox, ...outside })
  const accessTokens = createAccessTokens({ keys, issuer: publicUrl, clock: systemClock })
  const players: Player[] = []
  for (const characterId of characterIds) {
    const device = { accountId: accountOf(characterId), bindSecret: 'bench', userAgent: '', address: '' }
    const { claims } = await startSession(database, systemRandom, device)
    players.push({ characterId, token: await accessTokens.sign(claims) })
  }
  return players
}

interface Measured {
  readonly name: string
  /** Whether the goal holds for it, or it is a control. Bags of a thousand items are neither. */
  readonly kind: 'control' | 'goal' | 'other'
  readonly pathOf: (characterId: number) => string
  readonly isOfHoarders?: boolean
}

const controls: Measured[] = [
  { name: 'Constant reply, no session', kind: 'control', pathOf: () => '/api/support' },
  { name: 'Body of the inventory, no session', kind: 'control', pathOf: (id) => `/plain/${id}/inventory` },
]

const pages = characterReads.map((endpoint) => ({
  name: endpoint.path,
  kind: 'goal' as const,
  pathOf: (id: number) => `/api${endpoint.path.replace(':id', String(id))}`,
}))

const hoards = pages
  .filter(({ name }) => name.endsWith('/inventory'))
  .map((page) => ({ ...page, kind: 'other' as const, name: `${page.name}, 1,000 items`, isOfHoarders: true }))

interface Figures {
  readonly times: number[]
  bytes: number
  processorMicroseconds: number
}

async function measure(port: number, players: readonly Player[], hoarders: readonly Player[]) {
  const client = fork(path.join(import.meta.dirname, 'characters-client.ts'))
  const answers = on(client, 'message', { close: ['exit'] })
  const visit = async (visits: readonly Visit[]): Promise<VisitResult> => {
    client.send({ port, visits, atOnce } satisfies VisitOrder)
    const { value, done } = await answers.next()
    if (done) throw new Error('The client ended without a result')
    return (value as [VisitResult])[0]
  }
  const measured = [...controls, ...pages, ...hoards]
  const figures = new Map(
    measured.map((each): [Measured, Figures] => [each, { times: [], bytes: 0, processorMicroseconds: 0 }]),
  )
  for (let from = 0; from < players.length; from += visitsPerRound) {
    const visitors = players.slice(from, from + visitsPerRound)
    for (const [each, sums] of figures) {
      const ofRound = each.isOfHoarders ? hoarders : visitors
      // A page has asked for the user before.
      await visit(ofRound.map(({ token }) => ({ token, path: '/api/user/v2' })))
      const before = process.cpuUsage()
      const visits = ofRound.map(({ token, characterId }) => ({ token, path: each.pathOf(characterId) }))
      const { times, bytes } = await visit(visits)
      const { user, system } = process.cpuUsage(before)
      // The first round fills caches and lets the connections prepare their statements.
      if (from === 0) continue
      sums.times.push(...times)
      sums.bytes += bytes
      sums.processorMicroseconds += user + system
    }
  }
  client.disconnect()
  return figures
}

function report(figures: ReadonlyMap<Measured, Figures>): boolean {
  const slow: string[] = []
  const busy: string[] = []
  for (const [{ name, kind }, { times, bytes, processorMicroseconds }] of figures) {
    const count = times.length
    const [p50, p99] = [at(times, 0.5), at(times, 0.99)]
    const spread = `median ${numbers.format(p50)} ms, p90 ${numbers.format(at(times, 0.9))} ms, p99 ${numbers.format(p99)} ms`
    const processor = `${numbers.format(processorMicroseconds / count / 1000)} ms of processor`
    print(name, `${spread}, ${processor}, ${numbers.format(bytes / count / 1000)} kB`)
    if (kind === 'goal' && !(p99 <= allowedP99Ms)) slow.push(name)
    if (kind === 'control' && !(p99 <= allowedControlMs)) busy.push(name)
  }
  if (slow.length > 0) print(`p99 over ${allowedP99Ms} ms`, slow.join(', '))
  if (busy.length > 0) print('The machine is too busy to tell', busy.join(', '))
  return slow.length === 0 && busy.length === 0
}

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
    const isGood = report(await measure(port, players, hoarders))
    print('Load at the end', load())
    if (!isGood) process.exitCode = 1
    await stop(1000)
  } finally {
    await database.close()
  }
}

await bench()
process.exit()
