import { randomUUID } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { buyItem } from './buy-item.ts'
import { getShopItem } from './get-shop-item.ts'
import { giftItem } from './gift-item.ts'
import type { Item } from './save-item.ts'
import { claimDirectly, rejectDirectly } from '../../testing/direct-game-server.ts'

const database = withTestDatabase()

beforeAll(() => loadPackages(database))

async function buyer() {
  const accountId = await createAccount(database)
  await giveCoins(database, accountId, 100_000)
  return { accountId, characterId: await createCharacter(database, accountId) }
}

type Buyer = Awaited<ReturnType<typeof buyer>>

const limited = async (limits: Partial<Pick<Item, 'maxPerAccount' | 'periodLimit'>>) =>
  (await createItem(database, limits)).id

interface OrderRequest {
  readonly itemId: string
  readonly quantity?: number
  readonly at?: Sql
}

async function buy(mine: Buyer, { at, ...request }: OrderRequest): Promise<string> {
  const bought = await database.transaction((transaction) =>
    buyItem(transaction, { locale: 'en', quantity: 1, expectedUnitPriceCoins: 100, ...mine, ...request }, at),
  )
  return bought instanceof Failure ? bought.key : 'bought'
}

const at = (time: string) => sql`${new Date(time)}::timestamptz`

async function leftOf({ accountId }: Buyer, itemId: string, time = sql`now()`) {
  const item = await getShopItem(database, { itemId, accountId, locale: 'en', at: time })
  if (item instanceof Failure) throw item
  return item.limits
}

it('20 parallel orders of an item limited to 3 succeed exactly 3 times', async () => {
  const [mine, itemId] = [await buyer(), await limited({ maxPerAccount: 3 })]
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => buy(mine, { itemId })))
  expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'PURCHASE_LIMIT_REACHED')).toHaveLength(17)
  expect(await leftOf(mine, itemId)).toEqual([
    { period: 'account', maxQuantity: 3, remaining: 0, renewsAt: null },
  ])
  expect(await buy(await buyer(), { itemId, quantity: 3 })).toBe('bought')
})

it('a refusal returns the tightest limit, the remaining quantity and the time of renewal', async () => {
  const [mine, time] = [await buyer(), at('2027-03-10T12:00:00Z')]
  const itemId = await limited({ maxPerAccount: 9, periodLimit: { period: 'week', maxQuantity: 3 } })
  expect(await buy(mine, { itemId, quantity: 2, at: time })).toBe('bought')
  const week = { period: 'week', maxQuantity: 3, remaining: 1, renewsAt: '2027-03-15T00:00:00.000Z' }
  expect(await leftOf(mine, itemId, time)).toEqual([
    { period: 'account', maxQuantity: 9, remaining: 7, renewsAt: null },
    week,
  ])
  const refused = await database.transaction((transaction) =>
    buyItem(transaction, { ...mine, itemId, quantity: 2, expectedUnitPriceCoins: 100, locale: 'en' }, time),
  )
  expect(refused).toMatchObject({ key: 'PURCHASE_LIMIT_REACHED', details: { data: week } })
})

it.each([
  ['day', '2027-03-28T23:59:59.999Z', '2027-03-29T00:00:00Z'],
  ['week', '2027-01-03T23:59:59.999Z', '2027-01-04T00:00:00Z'],
  ['month', '2027-02-28T23:59:59.999Z', '2027-03-01T00:00:00Z'],
] as const)(
  'a %s of UTC ends at its midnight, in whatever zone the database is',
  async (period, last, next) => {
    const mine = await buyer()
    const itemId = await limited({ periodLimit: { period, maxQuantity: 1 } })
    expect(await buy(mine, { itemId, at: at(last) })).toBe('bought')
    expect(await buy(mine, { itemId, at: at(last) })).toBe('PURCHASE_LIMIT_REACHED')
    const inRome = await database.transaction(async (transaction) => {
      await transaction.execute(sql`set local time zone 'Europe/Rome'`)
      return getShopItem(transaction, { itemId, accountId: mine.accountId, locale: 'en', at: at(last) })
    })
    expect(inRome).toMatchObject({ limits: [{ remaining: 0, renewsAt: new Date(next).toISOString() }] })
    expect(await buy(mine, { itemId, at: at(next) })).toBe('bought')
  },
)

it('gifts count for the giver', async () => {
  const [mine, other] = [await buyer(), await buyer()]
  const itemId = await limited({ maxPerAccount: 1 })
  const name = `Phaidra ${randomUUID().slice(0, 8)}`
  await database.execute(sql`update character set name = ${name} where id = ${other.characterId}`)
  const give = () =>
    giftItem(database, {
      accountId: mine.accountId,
      requestKey: randomUUID(),
      itemId,
      quantity: 1,
      characterName: name,
      message: null,
      expectedUnitPriceCoins: 100,
      locale: 'en',
    })
  expect(await give()).toHaveProperty('order')
  expect(await give()).toMatchObject({ key: 'PURCHASE_LIMIT_REACHED' })
  expect(await buy(mine, { itemId })).toBe('PURCHASE_LIMIT_REACHED')
  expect(await buy(other, { itemId })).toBe('bought')
})

it('a refunded item can be bought again', async () => {
  const [mine, itemId] = [await buyer(), await limited({ maxPerAccount: 1 })]
  await buy(mine, { itemId })
  const claimed = await claimDirectly(database, { limit: 1000 })
  const delivery = claimed.find((one) => one.kind === 'delivery' && one.itemId === itemId)
  expect(await buy(mine, { itemId })).toBe('PURCHASE_LIMIT_REACHED')
  await rejectDirectly(database, {
    id: delivery?.id ?? 0,
    leaseToken: delivery?.leaseToken ?? '',
    reason: 'BAG_FULL',
  })
  expect(await buy(mine, { itemId })).toBe('bought')
})
