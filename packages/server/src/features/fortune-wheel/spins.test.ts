import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { getSpin, getWheelAccount, markSpinSeen, spinWheel } from '@olympus/contract/fortune-wheel'
import type { Spin } from '@olympus/contract/wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { atAnyTime } from '../../testing/at-any-time.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import {
  clientSeed,
  giveToWheelAccount,
  openWheel,
  spinBody,
  spinOnce,
  type WheelPlayer,
  wheelPlayer,
} from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

const { app, database } = withTestApp()

beforeAll(() => openWheel(database))

const accountOf = (player: WheelPlayer) => app.callOrFail(getWheelAccount, { as: player })

/** Everything that a spin writes, of an account. */
const traces = ({ accountId }: WheelPlayer) =>
  database.one(sql`
    select
      (select to_jsonb(wheel_account) from wheel_account where account_id = ${accountId}) as account,
      (select jsonb_agg(wheel_entry order by id) from wheel_entry where account_id = ${accountId}) as entries,
      (select jsonb_agg(wheel_seed order by id) from wheel_seed where account_id = ${accountId}) as seeds,
      (select count(*) from wheel_spin where account_id = ${accountId}) as spins,
      (select count(*) from wheel_leaf) as leaves,
      (select count(*) from task where account_id = ${accountId}) as tasks,
      (select count(*) from ledger_transaction) as postings,
      (select count(*) from live_event where account_id = ${accountId}) as events`)

it('takes a ticket, adds a token, and leaves the result to be seen', async () => {
  const player = await wheelPlayer(app, 3)
  await newEventsOf(database, player.accountId)
  const { spin, account } = await spinOnce(app, player)
  const gained = spin.reward.contents.kind === 'tickets' ? spin.reward.contents.tickets : 0
  expect(spin).toMatchObject({
    set: 'regular',
    jackpotCounter: 1,
    nonce: 0,
    ticketsAfter: 2 + gained,
    tokensAfter: 1,
    character: { id: player.characterId },
    seedHash: account.activeSeed?.seedHash,
  })
  expect(account).toMatchObject({
    tickets: 2 + gained,
    tokens: 1,
    spins: 1,
    spinsSinceJackpot: 1,
    activeSeed: { clientSeed, spins: 1 },
    unseenSpin: spin,
  })
  expect(await accountOf(player)).toEqual(atAnyTime(account))
  expect(await app.callOrFail(getSpin, { as: player, params: { spinId: spin.id } })).toEqual(spin)
  expect(await newEventsOf(database, player.accountId)).toContain('wheel-changed')
  const user = await app.callOrFail(getUser, { as: player })
  expect(user.wheel).toEqual({ tickets: 2 + gained, spinsSinceJackpot: 1 })
})

/** Spins until each kind of reward was drawn from a set. */
async function spinAllKinds(player: WheelPlayer): Promise<Spin[]> {
  const spins: Spin[] = []
  while (new Set(spins.map(({ reward }) => reward.contents.kind)).size < 3)
    spins.push((await spinOnce(app, player)).spin)
  return spins
}

it('delivers items, credits coins and enters tickets', async () => {
  const player = await wheelPlayer(app, 500)
  const spins = await spinAllKinds(player)
  let [coins, tickets] = [0, 500]
  for (const { reward, delivery, ticketsAfter } of spins) {
    const { contents } = reward
    tickets -= 1
    if (contents.kind === 'coins') coins += contents.coins
    if (contents.kind === 'tickets') tickets += contents.tickets
    expect(ticketsAfter).toBe(tickets)
    expect(delivery === null).toBe(contents.kind !== 'item')
    if (contents.kind !== 'item' || !delivery) continue
    expect(delivery).toMatchObject({ state: 'queued', isRefunded: false })
    const task = await database.one(
      sql`select kind, character_id, item_id, quantity, paid_coins from task where id = ${delivery.id}`,
    )
    expect(task).toEqual({
      kind: 'delivery',
      characterId: player.characterId,
      itemId: contents.item.id,
      quantity: contents.quantity,
      paidCoins: 0,
    })
  }
  expect(await balanceOf(database, player.accountId)).toBe(coins)
  const { posted } = await database.one<{ posted: number }>(sql`
    select coalesce(-sum(coins), 0)::bigint as posted from ledger_entry
    join ledger_transaction on ledger_transaction.id = transaction_id
    join wheel_spin on wheel_spin.ledger_transaction_id = ledger_transaction.id
    join ledger_account on ledger_account.id = ledger_account_id and name = 'house:wheel'
    where wheel_spin.account_id = ${player.accountId} and kind = 'wheel-reward'
      and reference = 'spin:' || wheel_spin.id`)
  expect(posted).toBe(coins)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
  const entries = await database.query(sql`
    select currency, kind, sum(amount)::bigint as sum, count(*) as count from wheel_entry
    where account_id = ${player.accountId} group by currency, kind order by currency, kind`)
  const won = spins.filter(({ reward }) => reward.contents.kind === 'tickets').length
  expect(entries).toEqual([
    { currency: 'ticket', kind: 'operator', sum: 500, count: 1 },
    { currency: 'ticket', kind: 'reward', sum: tickets - 500 + spins.length, count: won },
    { currency: 'ticket', kind: 'spin', sum: -spins.length, count: spins.length },
    { currency: 'token', kind: 'spin', sum: spins.length, count: spins.length },
  ])
})

it('draws the 30th spin since the last jackpot from the jackpot set, and no other', async () => {
  const player = await wheelPlayer(app, 100)
  const sets: string[] = []
  for (let number = 1; number <= 60; number++) {
    const { spin, account } = await spinOnce(app, player)
    sets.push(spin.set)
    expect(spin.jackpotCounter).toBe(((number - 1) % 30) + 1)
    expect(account.spinsSinceJackpot).toBe(number % 30)
  }
  expect(sets).toEqual(Array.from({ length: 60 }, (_, index) => (index % 30 === 29 ? 'jackpot' : 'regular')))
})

it('answers a repeated request with the same spin, also when both come at once', async () => {
  const player = await wheelPlayer(app, 5)
  const request = { as: player, body: await spinBody(app, player), idempotencyKey: randomUUID() }
  const replies = await Promise.all(Array.from({ length: 5 }, () => app.callOrFail(spinWheel, request)))
  replies.push(await app.callOrFail(spinWheel, request))
  expect(new Set(replies.map(({ spin }) => spin.id)).size).toBe(1)
  expect(await accountOf(player)).toMatchObject({ spins: 1, tokens: 1 })
  const other = { ...request, body: { characterId: player.characterId } }
  expect(await app.call(spinWheel, other)).toMatchObject({ key: 'IDEMPOTENCY_MISMATCH' })
  expect(await accountOf(player)).toMatchObject({ spins: 1, tokens: 1 })
})

it('offers the newest result until the player has seen it', async () => {
  const player = await wheelPlayer(app)
  const { spin: first } = await spinOnce(app, player)
  const { spin: second } = await spinOnce(app, player)
  const see = (spinId: number, as = player) => app.call(markSpinSeen, { as, params: { spinId } })
  await see(first.id)
  expect(await accountOf(player)).toMatchObject({ unseenSpin: second })
  expect(await see(second.id)).toMatchObject({ status: 200 })
  expect(await accountOf(player)).toMatchObject({ unseenSpin: null })
  await see(first.id)
  expect(await accountOf(player)).toMatchObject({ unseenSpin: null })
  const stranger = await wheelPlayer(app)
  for (const spinId of [second.id, 999_999])
    expect(await see(spinId, stranger)).toMatchObject({ key: 'NOT_FOUND' })
  expect(await app.call(getSpin, { as: stranger, params: { spinId: first.id } })).toMatchObject({
    key: 'NOT_FOUND',
  })
})

const refusals: readonly {
  readonly name: string
  readonly key: string
  readonly arrange: (player: WheelPlayer) => Promise<object>
}[] = [
  {
    name: 'for an unknown character',
    key: 'CHARACTER_NOT_FOUND',
    arrange: async () => ({ characterId: 999_999 }),
  },
  {
    name: 'for a character of somebody else',
    key: 'CHARACTER_NOT_FOUND',
    arrange: async () => ({ characterId: await createCharacter(database, await createAccount(database)) }),
  },
  {
    name: 'for a deactivated character',
    key: 'CHARACTER_NOT_ACTIVE',
    arrange: async ({ accountId }) => ({
      characterId: await createCharacter(database, accountId, { isActive: false, name: 'Menon' }),
    }),
  },
  {
    name: 'without a number of the player while no seed is active',
    key: 'CLIENT_SEED_REQUIRED',
    arrange: async ({ characterId }) => ({ characterId }),
  },
  {
    name: 'with a number for another seed',
    key: 'SEED_CHANGED',
    arrange: async ({ characterId }) => ({
      characterId,
      seed: { clientSeed, nextSeedHash: 'ab'.repeat(32) },
    }),
  },
  {
    name: 'with a number while a seed is active',
    key: 'SEED_CHANGED',
    async arrange(player) {
      const { account } = await spinOnce(app, player)
      const { characterId } = player
      return { characterId, seed: { clientSeed, nextSeedHash: account.nextSeed.seedHash } }
    },
  },
]

it.each(refusals)('refuses a spin $name, and leaves no trace', async ({ key, arrange }) => {
  const player = await wheelPlayer(app, 2)
  await accountOf(player)
  const body = await arrange(player)
  const before = await traces(player)
  expect(await app.callUnchecked(spinWheel, { as: player, body })).toMatchObject({ key })
  expect(await traces(player)).toEqual(before)
})

it('refuses a spin without a ticket, and leaves no trace', async () => {
  const player = await wheelPlayer(app, 0)
  const body = await spinBody(app, player)
  const before = await traces(player)
  expect(await app.call(spinWheel, { as: player, body })).toMatchObject({ key: 'NO_TICKETS' })
  expect(await traces(player)).toEqual(before)
  await giveToWheelAccount(database, player.accountId, { tickets: 1 })
  expect(await app.call(spinWheel, { as: player, body })).toMatchObject({ status: 200 })
})

it('refuses a spin while the wheel is closed, and leaves no trace', async () => {
  const player = await wheelPlayer(app)
  const body = await spinBody(app, player)
  const before = await traces(player)
  await database.execute(sql`update wheel_state set is_open = false`)
  try {
    expect(await app.call(spinWheel, { as: player, body })).toMatchObject({ key: 'WHEEL_CLOSED' })
    expect(await traces(player)).toEqual(before)
  } finally {
    await database.execute(sql`update wheel_state set is_open = true`)
  }
})

it.each(['', 'abc', 'g'.repeat(20), 'A'.repeat(20), 'a'.repeat(65), '0123456789abcdé0'])(
  'takes no other number than 16 to 64 hexadecimal digits: %j',
  async (chosen) => {
    const player = await wheelPlayer(app)
    const { nextSeed } = await accountOf(player)
    const body = {
      characterId: player.characterId,
      seed: { clientSeed: chosen, nextSeedHash: nextSeed.seedHash },
    }
    expect(await app.callUnchecked(spinWheel, { as: player, body })).toMatchObject({ key: 'BAD_REQUEST' })
  },
)
