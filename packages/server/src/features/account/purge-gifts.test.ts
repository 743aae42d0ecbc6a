import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { listShopLogs } from '../logs/list-shop-logs.ts'
import { giftItem } from '../shop/gift-item.ts'
import { purgeAccounts } from './purge-accounts.ts'

const database = withTestDatabase()

beforeAll(() => createItem(database, { id: 'draught' }))

async function player() {
  const accountId = await createAccount(database)
  const characterName = `Character ${accountId}`
  const characterId = await createCharacter(database, accountId, { name: characterName })
  await giveCoins(database, accountId, 500)
  return { accountId, characterId, characterName }
}

type Player = Awaited<ReturnType<typeof player>>

async function give(giver: Player, { characterName }: Player): Promise<void> {
  const given = await giftItem(database, {
    accountId: giver.accountId,
    requestKey: randomUUID(),
    itemId: 'draught',
    quantity: 1,
    characterName,
    message: 'For the hydra',
    expectedUnitPriceCoins: 100,
    locale: 'en',
  })
  if (given instanceof Failure) throw given
}

const deliver = () =>
  database.execute(sql`update task set state = 'confirmed', settled_at = now() where state = 'queued'`)

async function purge({ accountId }: Player): Promise<number> {
  await database.execute(
    sql`update account set deletion_at = now() - interval '1 minute' where id = ${accountId}`,
  )
  return purgeAccounts({ database, log: silentLog })
}

const logOf = ({ accountId }: Player) =>
  listShopLogs(database, { accountId, locale: 'en', page: 1, pageSize: 10 })

const rows = () =>
  database.one<Record<string, number>>(sql`
    select (select count(*) from gift) as gifts, (select count(*) from shop_order) as orders,
      (select count(*) from task) as deliveries`)

it('waits for an undelivered gift on either side', async () => {
  const [giver, recipient] = [await player(), await player()]
  await give(giver, recipient)
  expect(await purge(recipient)).toBe(0)
  expect(await purge(giver)).toBe(0)
  await deliver()
  expect(await purge(giver)).toBe(2)
})

it('keeps gifts for the other account, without personal data of the purged one', async () => {
  const [leaving, staying] = [await player(), await player()]
  await give(leaving, staying)
  await give(staying, leaving)
  await deliver()
  expect(await purge(leaving)).toBe(1)
  expect(await logOf(staying)).toMatchObject({
    totalEntries: 2,
    entries: [
      {
        gift: { direction: 'gift-given' },
        character: { name: `deleted-${leaving.characterId}` },
        delivery: { state: 'confirmed' },
      },
      {
        gift: {
          direction: 'gift-received',
          giver: `deleted_${leaving.accountId}`,
          message: 'For the hydra',
        },
      },
    ],
  })
  const { data } = await database.one<{ data: string }>(
    sql`select to_jsonb(character)::text as data from character where id = ${leaving.characterId}`,
  )
  expect(data).not.toContain(leaving.characterName)
  expect(data).not.toContain('1284530')
})

it('removes a gift once both accounts are purged, in either order', async () => {
  const before = await rows()
  const [one, other] = [await player(), await player()]
  await give(one, other)
  await give(other, one)
  await deliver()
  expect(await purge(one)).toBe(1)
  expect(await rows()).not.toEqual(before)
  expect(await purge(other)).toBe(1)
  expect(await rows()).toEqual(before)
  expect((await verifyLedger(database)).isSound).toBe(true)
})
