import { getWheel, spinWheel } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { atAnyTime } from '../../testing/at-any-time.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { silentLog } from '../../log.ts'
import { systemClock } from '../../clock.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import {
  clientSeed,
  itemSets,
  openWheel,
  publishSets,
  spinBody,
  spinOnce,
  type WheelPlayer,
  wheelPlayer,
} from '../../testing/wheel.ts'
import { statementOf, wheelSeeds } from '../../testing/wheel-seeds.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { revealDueSeeds } from './reveal-due-seeds.ts'
import { createWheelTables } from './wheel-tables.ts'
const { app, database } = withTestApp()
const { accountOf, rotate, rotateOrFail, seedsOf, statesOf } = wheelSeeds(app, database)

beforeAll(() => openWheel(database, itemSets))

const revealDue = () =>
  revealDueSeeds({
    database,
    log: silentLog,
    secretBox: testSecretBox,
    wheelTables: createWheelTables(systemClock),
  })

/** Lets time pass for the active seed of an account. */
const age = ({ accountId }: WheelPlayer, interval: string) =>
  database.execute(sql`
    update wheel_seed set activated_at = activated_at - ${interval}::interval
    where account_id = ${accountId} and state = 'active'`)

it('a new version reaches a player only with a new seed, and the next one is replaced before', async () => {
  const player = await wheelPlayer(app)
  const { account: before } = await spinOnce(app, player)
  const version = await publishSets(database, { ...itemSets, jackpot: itemSets.regular })
  const { nextSeed: shown } = before
  expect(await rotate(player, shown.seedHash)).toMatchObject({ key: 'SEED_CHANGED' })
  const { account: after, spin } = await spinOnce(app, player)
  expect(spin).toMatchObject({ tableVersion: before.table.version, seedHash: before.activeSeed?.seedHash })
  expect(after).toMatchObject({
    table: { version: before.table.version },
    nextSeed: { tableVersion: version },
  })
  expect(after.table.replacedAt).not.toBeNull()
  expect(await accountOf(player)).toEqual(atAnyTime(after))
  const [, voided] = await seedsOf(player)
  expect(voided).toMatchObject({ state: 'void', spins: 0, revealedSeed: null })
  expect(statementOf(voided?.voidStatement ?? '')).toMatchObject({ kind: 'void', seedHash: shown.seedHash })
  const { account } = await rotateOrFail(player)
  expect(account).toMatchObject({
    table: { version },
    activeSeed: { seedHash: after.nextSeed.seedHash, tableVersion: version },
  })
})

it('replaces the next seed also for a player who has never spun, once', async () => {
  const player = await wheelPlayer(app)
  const { nextSeed: shown } = await accountOf(player)
  const version = await publishSets(database, itemSets)
  const seed = { clientSeed, nextSeedHash: shown.seedHash }
  const body = { characterId: player.characterId, seed }
  expect(await app.call(spinWheel, { as: player, body })).toMatchObject({ key: 'SEED_CHANGED' })
  expect(await statesOf(player)).toEqual(['next'])
  const accounts = await Promise.all(Array.from({ length: 5 }, () => accountOf(player)))
  expect(new Set(accounts.map(({ nextSeed }) => nextSeed.seedHash)).size).toBe(1)
  expect(accounts[0]?.nextSeed).toMatchObject({ tableVersion: version })
  expect(await statesOf(player)).toEqual(['void', 'next'])
})

it('no seed spins with a version that has ended', async () => {
  const player = await wheelPlayer(app)
  await spinOnce(app, player)
  await publishSets(database, itemSets, { startsAt: null, oldTablesEndAt: new Date() })
  const account = await accountOf(player)
  expect(account).toMatchObject({ activeSeed: null, table: { version: account.nextSeed.tableVersion } })
  const { characterId } = player
  expect(await app.call(spinWheel, { as: player, body: { characterId } })).toMatchObject({
    key: 'CLIENT_SEED_REQUIRED',
  })
  const { spin } = await spinOnce(app, player)
  expect(spin).toMatchObject({ tableVersion: account.nextSeed.tableVersion, nonce: 0 })
  expect(await statesOf(player)).toEqual(['revealed', 'void', 'active', 'next'])
})

it('the wheel is closed while no version applies', async () => {
  const player = await wheelPlayer(app)
  const body = await spinBody(app, player)
  const { version } = (await app.callOrFail(getWheel)).table
  const end = (at: Date | null) =>
    database.execute(sql`update wheel_table set ends_at = ${at} where version = ${version}`)
  await end(new Date())
  try {
    expect(await app.callOrFail(getWheel)).toMatchObject({ isOpen: false })
    expect(await app.call(spinWheel, { as: player, body })).toMatchObject({ key: 'WHEEL_CLOSED' })
    expect(await rotate(player, body.seed?.nextSeedHash ?? '')).toMatchObject({ key: 'SEED_CHANGED' })
  } finally {
    await end(null)
  }
})

it('reveals a seed after 30 days without a visit, and those of ended versions', async () => {
  const [old, young, ended] = [await wheelPlayer(app), await wheelPlayer(app), await wheelPlayer(app)]
  await spinOnce(app, ended)
  await publishSets(database, itemSets)
  const version = (await accountOf(old)).nextSeed.tableVersion
  await database.execute(sql`update wheel_table set ends_at = now() where version = ${version - 1}`)
  for (const player of [old, young]) await spinOnce(app, player)
  await age(old, '30 days')
  await age(young, '29 days 23 hours')
  expect(await accountOf(old)).toMatchObject({ activeSeed: null })
  await newEventsOf(database, old.accountId)
  await Promise.all([revealDue(), revealDue()])
  expect(await newEventsOf(database, old.accountId)).toEqual(['wheel-changed'])
  for (const player of [old, ended]) {
    const [seed] = await seedsOf(player)
    expect(seed).toMatchObject({ state: 'revealed', spins: 1 })
    expect(seed?.revealedSeed).toMatch(/^[0-9a-f]{64}$/)
  }
  expect(await statesOf(young)).toEqual(['active', 'next'])
  const { nextSeed } = await accountOf(old)
  expect((await spinOnce(app, old)).spin.seedHash).toBe(nextSeed.seedHash)
})

it('the 1,000th spin of a seed reveals it', async () => {
  const player = await wheelPlayer(app)
  await spinOnce(app, player)
  await database.execute(
    sql`update wheel_seed set spins = 999 where account_id = ${player.accountId} and state = 'active'`,
  )
  const { account, spin } = await spinOnce(app, player)
  expect(spin.nonce).toBe(999)
  expect(account.activeSeed).toBeNull()
  expect(await accountOf(player)).toEqual(atAnyTime(account))
  expect(await seedsOf(player)).toMatchObject([{ state: 'revealed', spins: 1000 }, { state: 'next' }])
  expect((await spinOnce(app, player)).spin).toMatchObject({ nonce: 0, seedHash: account.nextSeed.seedHash })
})
