import { getWheelAccount, spinWheel } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { dataOf, type TestReply } from '../../testing/test-app.ts'
import {
  itemSets,
  openWheel,
  spinBody,
  untilServed,
  type WheelPlayer,
  wheelPlayer,
} from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

beforeAll(() => openWheel(database, itemSets))

type SpinBody = Awaited<ReturnType<typeof spinBody>>

const spin = (player: WheelPlayer, body: SpinBody = { characterId: player.characterId }) =>
  untilServed((idempotencyKey) => app.call(spinWheel, { as: player, body, idempotencyKey }))

const spinAtOnce = (player: WheelPlayer, count: number) =>
  Promise.all(Array.from({ length: count }, () => spin(player)))

const keysOf = (replies: readonly TestReply[]) => Map.groupBy(replies, ({ key }) => key)

it('400 requests at once with 300 tickets spin 300 times, with 10 jackpots', async () => {
  const player = await wheelPlayer(app, 300)
  const { accountId } = player
  const { nextSeed } = await app.callOrFail(getWheelAccount, { as: player })
  const activating = spin(player, await spinBody(app, player))
  const spins = [...(await spinAtOnce(player, 399)), await activating]
  // The first one activates the seed. Those before it are refused, and have their place again.
  const early = keysOf(spins).get('CLIENT_SEED_REQUIRED')?.length ?? 0
  const again = await spinAtOnce(player, early)
  const byKey = keysOf([...spins, ...again])
  expect(byKey.get('SUCCESS')).toHaveLength(300)
  expect(byKey.get('NO_TICKETS')).toHaveLength(100)
  const rows = await database.query<{ spinNo: number; nonce: number; set: string; ticketsAfter: number }>(sql`
    select spin_no, nonce, set, tickets_after from wheel_spin where account_id = ${accountId} order by spin_no`)
  expect(rows).toEqual(
    Array.from({ length: 300 }, (_, index) => ({
      spinNo: index + 1,
      nonce: index,
      set: index % 30 === 29 ? 'jackpot' : 'regular',
      ticketsAfter: 299 - index,
    })),
  )
  const counts = await database.one(sql`
    select (select count(*) from task where account_id = ${accountId}) as deliveries,
      (select count(*) from wheel_leaf join wheel_spin on leaf_id = wheel_leaf.id where account_id = ${accountId}) as leaves,
      (select sum(amount) from wheel_entry where account_id = ${accountId} and currency = 'ticket')::int as tickets,
      (select sum(amount) from wheel_entry where account_id = ${accountId} and currency = 'token')::int as tokens`)
  expect(counts).toEqual({ deliveries: 300, leaves: 300, tickets: 0, tokens: 300 })
  expect(await app.callOrFail(getWheelAccount, { as: player })).toMatchObject({
    tickets: 0,
    tokens: 300,
    spins: 300,
    spinsSinceJackpot: 0,
    activeSeed: { seedHash: nextSeed.seedHash, spins: 300 },
  })
}, 300_000)

it('30 requests at once draw one jackpot, the 30th', async () => {
  const player = await wheelPlayer(app, 30)
  const first = await spin(player, await spinBody(app, player))
  const spins = [first, ...(await spinAtOnce(player, 29))].map(dataOf)
  expect(spins.filter(({ spin: { set } }) => set === 'jackpot')).toMatchObject([
    { spin: { jackpotCounter: 30, nonce: 29 }, account: { spinsSinceJackpot: 0 } },
  ])
})

it('spins of many players at once are all served, each with its own counter', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => wheelPlayer(app, 5)))
  const replies = await Promise.all(
    players.map(async (player) => {
      const first = await spin(player, await spinBody(app, player))
      return [first, ...(await spinAtOnce(player, 5))]
    }),
  )
  for (const ofOne of replies)
    expect(ofOne.map(({ key }) => key).toSorted()).toEqual([
      'NO_TICKETS',
      ...Array<string>(5).fill('SUCCESS'),
    ])
})
