import { fromHex, drawNumber, rowOfDraw, seedHashOf } from '@olympus/contract/wheel-draw'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { getWheel } from '../features/fortune-wheel/get-wheel.ts'
import { createWheelTables } from '../features/fortune-wheel/wheel-tables.ts'
import { listWheelLogs } from '../features/logs/list-wheel-logs.ts'
import { findWrongBalances } from '../features/wheel-book/check-wheel-book.ts'
import { sequenceLeaves } from '../features/wheel-fairness/sequence-leaves.ts'
import { weightTotalOf } from '../features/wheel-fairness/table-rules.ts'
import { verifyWheel } from '../features/wheel-fairness/verify-wheel.ts'
import { systemRandom } from '../random.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { testWheelSigner } from '../testing/test-wheel-signer.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { publishTestKey } from '../testing/wheel-spins.ts'
import { catalog } from './catalog/catalog.ts'
import { demoAccount } from './demo-account.ts'
import { loadDemoWorld } from './load-demo-world.ts'
import { pastTables, wheelOffers } from './wheel-odds.ts'

const { accountId } = demoAccount

describe('the odds of the demo world', () => {
  it('are per mille of items of the catalog', () => {
    const known = new Set(catalog.map(({ id }) => id))
    for (const { sets } of pastTables)
      for (const rows of Object.values(sets)) {
        expect(weightTotalOf(rows)).toBe(1000)
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        expect(rows.filter((row) => 'item' in row && !known.has(row.item))).toEqual([])
      }
    expect(wheelOffers.filter((offer) => 'itemId' in offer && !known.has(offer.itemId))).toEqual([])
  })
})

describe('the wheel of the demo world', () => {
  const database = withTestDatabase()
  const ports = {
    clock: systemClock,
    random: systemRandom,
    secretBox: testSecretBox,
    wheelSigner: testWheelSigner,
    wheelTables: createWheelTables(systemClock),
    gameServerKey: null,
  }

  beforeAll(() => loadDemoWorld(database, ports))

  it('leaves Theron with seven tickets, 18 spins after a jackpot', async () => {
    expect(
      await database.one(sql`
        select tickets, tokens, spins, spins_since_jackpot, spins - seen_spins as unseen from wheel_account
        where account_id = ${accountId}`),
    ).toEqual({ tickets: 7, tokens: 38, spins: 48, spinsSinceJackpot: 18, unseen: 0 })
    expect(await findWrongBalances(database)).toEqual([])
  })

  it('has delivered what players won, but for one item, which is a coupon', async () => {
    const tasks = await database.query(sql`
      select state, count(*) as tasks from task join wheel_spin on delivery_id = task.id group by state order by state`)
    expect(tasks).toMatchObject([{ state: 'confirmed' }, { state: 'failed', tasks: 1 }])
    const page = { accountId, locale: 'en', page: 1, pageSize: 10 } as const
    const refused = await listWheelLogs(database, { ...page, state: 'coupon' })
    expect(refused.entries).toMatchObject([
      { kind: 'spin', spin: { delivery: { failureReason: 'BAG_FULL' } } },
    ])
  })

  it('offers what its tokens can be exchanged for', async () => {
    const { offers, table, isOpen } = await getWheel(database, ports, 'en')
    expect(isOpen).toBe(true)
    expect(offers).toHaveLength(wheelOffers.length)
    expect(table).toMatchObject({ version: pastTables.length, replacedAt: null })
  })

  it('keeps the order of time in the public log, with each seed before its spins', async () => {
    const leaves = await database.query<{ statement: string }>(
      sql`select statement from wheel_leaf order by id`,
    )
    const statements = leaves.map(
      ({ statement }) =>
        JSON.parse(Buffer.from(statement.split('.')[1] ?? '', 'base64url').toString()) as {
          readonly kind: string
          readonly seedHash: string
          readonly time: string
        },
    )
    const committed = new Set<string>()
    const early = statements.filter(({ kind, seedHash }) =>
      kind === 'seed' ? !committed.add(seedHash) : !committed.has(seedHash),
    )
    expect(early).toEqual([])
    const times = statements.filter(({ kind }) => kind === 'spin').map(({ time }) => time)
    expect(times.length).toBeGreaterThan(150)
    expect(times).toEqual([...times].sort())
  })

  it('has drawn every spin of a revealed seed as the algorithm does', async () => {
    interface DrawnSpin {
      readonly serverSeed: string
      readonly clientSeed: string
      readonly seedHash: Buffer
      readonly nonce: number
      readonly spinNo: number
      readonly tableVersion: number
      readonly set: 'jackpot' | 'regular'
      readonly draw: number
      readonly rowIndex: number
    }
    const spins = await database.query<DrawnSpin>(sql`
      select revealed_seed as server_seed, client_seed, seed_hash, nonce, spin_no, wheel_spin.table_version, set, draw, row_index
      from wheel_spin join wheel_seed on wheel_seed.id = seed_id where revealed_seed is not null`)
    expect(spins.length).toBeGreaterThan(50)
    for (const { serverSeed, clientSeed, seedHash, nonce, spinNo, tableVersion, ...drawn } of spins) {
      const { hashes, sets } = await ports.wheelTables.read(database, tableVersion)
      const { rows, weightTotal } = sets[drawn.set]
      const input = { serverSeed: fromHex(serverSeed), clientSeed, nonce, set: drawn.set, weightTotal }
      expect(await seedHashOf(input.serverSeed, hashes)).toBe(seedHash.toString('hex'))
      expect(await drawNumber(input)).toBe(drawn.draw)
      expect(
        rowOfDraw(
          rows.map(({ weight }) => weight),
          drawn.draw,
        ),
      ).toBe(drawn.rowIndex)
      expect(drawn.set === 'jackpot').toBe(spinNo % limits.jackpotEverySpins === 0)
    }
  })

  it('is one that verifies', async () => {
    await publishTestKey(database)
    await sequenceLeaves({ database, ...ports })
    const { problems, spins, recomputed } = await verifyWheel(database)
    expect(problems).toEqual([])
    expect(spins).toBeGreaterThan(recomputed)
    expect(recomputed).toBeGreaterThan(0)
  })
})
