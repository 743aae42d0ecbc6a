import { getWheel, rotateSeed, spinWheel } from '@olympus/contract/fortune-wheel'
import type { Spin } from '@olympus/contract/wheel'
import {
  drawNumber,
  fromHex,
  rowOfDraw,
  seedHashOf,
  type TableHashes,
  wheelAlgorithm,
} from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { atAnyTime } from '../../testing/at-any-time.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { clientSeed, itemSets, openWheel, spinOnce, untilServed, wheelPlayer } from '../../testing/wheel.ts'
import { statementOf, wheelSeeds } from '../../testing/wheel-seeds.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
const { app, database } = withTestApp()
const { accountOf, rotate, rotateOrFail, seedsOf, statesOf } = wheelSeeds(app, database)

beforeAll(() => openWheel(database, itemSets))

const hashesOf = (table: Awaited<ReturnType<typeof accountOf>>['table']): TableHashes => ({
  regular: table.sets.regular.tableHash,
  jackpot: table.sets.jackpot.tableHash,
})

it('a player recomputes every spin of a revealed seed, which is the one whose fingerprint was shown', async () => {
  const player = await wheelPlayer(app)
  const { nextSeed, table } = await accountOf(player)
  const spins: Spin[] = []
  for (let number = 0; number < 32; number++) spins.push((await spinOnce(app, player)).spin)
  const { revealed } = await rotateOrFail(player)
  expect(revealed).toMatchObject({ seedHash: nextSeed.seedHash, spins: 32 })
  const serverSeed = fromHex(revealed?.serverSeed ?? '')
  expect(await seedHashOf(serverSeed, hashesOf(table))).toBe(nextSeed.seedHash)
  for (const [nonce, spin] of spins.entries()) {
    const { rewards, weightTotal, tableHash } = table.sets[spin.set]
    const draw = await drawNumber({ serverSeed, clientSeed, nonce, set: spin.set, weightTotal })
    const rewardIndex = rowOfDraw(
      rewards.map(({ weight }) => weight),
      draw,
    )
    expect(spin).toMatchObject({ nonce, draw, rewardIndex, weightTotal, reward: rewards[rewardIndex] })
    expect(statementOf(spin.receipt)).toEqual({
      algorithm: wheelAlgorithm,
      kind: 'spin',
      spinId: spin.id,
      seedHash: nextSeed.seedHash,
      clientSeed,
      nonce,
      set: spin.set,
      tableHash,
      draw,
      rewardId: rewards[rewardIndex]?.id,
      time: spin.spunAt,
    })
  }
})

it('states a seed in the public log before it takes the number of the player', async () => {
  const player = await wheelPlayer(app)
  const { nextSeed, table } = await accountOf(player)
  const [seed] = await seedsOf(player)
  expect(statementOf(seed?.statement ?? '')).toEqual({
    algorithm: wheelAlgorithm,
    kind: 'seed',
    seedHash: nextSeed.seedHash,
    tableVersion: table.version,
    tableHashes: hashesOf(table),
    time: nextSeed.committedAt,
  })
  const { spin } = await spinOnce(app, player)
  const { leaves } = await database.one<{ leaves: string[] }>(sql`
    select array_agg(kind order by leaf.id) as leaves from wheel_leaf as leaf
    where leaf.id in (
      select leaf_id from wheel_seed where account_id = ${player.accountId}
      union all select leaf_id from wheel_spin where id = ${spin.id})`)
  expect(leaves).toEqual(['seed', 'seed', 'spin'])
})

it('the next fingerprint becomes the active one, and none ever changes', async () => {
  const player = await wheelPlayer(app)
  let next = (await accountOf(player)).nextSeed.seedHash
  expect((await spinOnce(app, player)).account.activeSeed?.seedHash).toBe(next)
  for (let rotation = 0; rotation < 3; rotation++) {
    const before = await accountOf(player)
    expect(await accountOf(player)).toEqual(atAnyTime(before))
    next = before.nextSeed.seedHash
    const { account, revealed } = await rotateOrFail(player, 'ab'.repeat(10 + rotation))
    expect(revealed?.seedHash).toBe(before.activeSeed?.seedHash)
    expect(account.activeSeed).toMatchObject({
      seedHash: next,
      clientSeed: 'ab'.repeat(10 + rotation),
      spins: 0,
    })
    expect(account.nextSeed.seedHash).not.toBe(next)
  }
  expect(await statesOf(player)).toEqual(['revealed', 'revealed', 'revealed', 'active', 'next'])
})

it('rotates without an active seed, and not for another fingerprint', async () => {
  const player = await wheelPlayer(app)
  const { nextSeed } = await accountOf(player)
  expect(await rotate(player, 'cd'.repeat(32))).toMatchObject({ key: 'SEED_CHANGED' })
  expect(await statesOf(player)).toEqual(['next'])
  expect(await rotate(player, nextSeed.seedHash)).toMatchObject({
    data: { revealed: null, account: { activeSeed: { seedHash: nextSeed.seedHash, spins: 0 } } },
  })
  expect(await rotate(player, nextSeed.seedHash)).toMatchObject({ key: 'SEED_CHANGED' })
  expect(await statesOf(player)).toEqual(['active', 'next'])
})

it('rotates while spins are in flight: each belongs to one seed, without gaps', async () => {
  const player = await wheelPlayer(app)
  await spinOnce(app, player)
  const { nextSeed } = await accountOf(player)
  const body = { characterId: player.characterId }
  const spin = () =>
    untilServed((idempotencyKey) => app.call(spinWheel, { as: player, body, idempotencyKey }))
  const rotateOnce = () =>
    untilServed((idempotencyKey) =>
      app.call(rotateSeed, {
        as: player,
        body: { clientSeed, nextSeedHash: nextSeed.seedHash },
        idempotencyKey,
      }),
    )
  const acts = [...Array.from({ length: 10 }, spin), rotateOnce(), ...Array.from({ length: 10 }, spin)]
  for (const reply of await Promise.all(acts)) expect(reply).toMatchObject({ status: 200 })
  const rows = await database.query<{ spins: number; nonces: number[] }>(sql`
    select wheel_seed.spins, array_agg(nonce order by nonce) as nonces
    from wheel_seed join wheel_spin on seed_id = wheel_seed.id
    where wheel_seed.account_id = ${player.accountId} group by wheel_seed.id order by wheel_seed.id`)
  for (const { spins, nonces } of rows)
    expect(nonces).toEqual(Array.from({ length: spins }, (_, index) => index))
  expect(rows.reduce((sum, { spins }) => sum + spins, 0)).toBe(21)
})

it('a seed that was exchanged in the database draws nothing', async () => {
  const [player, other] = [await wheelPlayer(app), await wheelPlayer(app)]
  for (const one of [player, other]) await spinOnce(app, one)
  await rotateOrFail(player)
  const body = { characterId: player.characterId }
  await database.execute(sql`
    update wheel_seed set seed_box = (
      select seed_box from wheel_seed where account_id = ${player.accountId} and state = 'next')
    where account_id = ${player.accountId} and state = 'active'`)
  expect(await app.call(spinWheel, { as: player, body })).toMatchObject({ status: 500 })
  expect(await accountOf(player)).toMatchObject({ spins: 1 })
})

it('a seed never changes once it is used, and a revealed one never draws again', async () => {
  const player = await wheelPlayer(app)
  await spinOnce(app, player)
  await rotateOrFail(player)
  const change = (assignment: ReturnType<typeof sql>, state: string) =>
    database.owner.execute(
      sql`update wheel_seed set ${assignment} where account_id = ${player.accountId} and state = ${state}`,
    )
  for (const [assignment, state] of [
    [sql`state = 'active', revealed_seed = null, revealed_at = null`, 'revealed'],
    [sql`client_seed = ${'0'.repeat(16)}`, 'active'],
    [sql`table_version = 1, seed_hash = sha256('')`, 'next'],
    [sql`spins = 0`, 'revealed'],
    [sql`spins = 1`, 'next'],
  ] as const)
    await expect(change(assignment, state)).rejects.toThrow('A seed is fixed')
})

it('no reply of a session holds a seed that is not revealed', async () => {
  const player = await wheelPlayer(app)
  const replies: unknown[] = [await accountOf(player)]
  for (let number = 0; number < 3; number++) replies.push(await spinOnce(app, player))
  replies.push(await rotateOrFail(player), await app.callOrFail(getWheel))
  const rows = await database.query<{ state: string; seedBox: Buffer }>(
    sql`select state, seed_box from wheel_seed where account_id = ${player.accountId} order by id`,
  )
  const text = JSON.stringify(replies)
  const isShown = rows.map(({ state, seedBox }) => ({
    state,
    isShown: text.includes(testSecretBox.open(seedBox, `wheel-seed:${player.accountId}`)),
  }))
  expect(isShown).toEqual([
    { state: 'revealed', isShown: true },
    { state: 'active', isShown: false },
    { state: 'next', isShown: false },
  ])
})
