import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openMemory } from '../../database/memory-database.ts'
import { migrate } from '../../database/migrate.ts'
import { readMigrations } from '../../database/migrations.ts'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { queueDelivery } from '../tasks/queue-delivery.ts'

const lastBefore = 67
const migrations = readMigrations()

let database: Database
let accountId: number
let otherId: number

const claimed = (owner: number, itemId: string, quantity: number) =>
  database.one<{ id: number }>(sql`
    insert into coupon (account_id, code_hash, request_key, item_id, quantity)
    select ${owner}, code_hash, ${randomUUID()}, ${itemId}, ${quantity} from coupon_code
    where code_hash not in (select code_hash from coupon where account_id = ${owner}) limit 1 returning id`)

beforeAll(async () => {
  database = await openMemory()
  const earlier = migrations.filter(({ number }) => number <= lastBefore)
  await migrate(database, { log: silentLog, migrations: earlier })
  accountId = await createAccount(database)
  otherId = await createAccount(database)
  await createItem(database, { id: 'wheel-ticket', isWheelTicket: true })
  await createItem(database, { id: 'laurel' })
  await database.execute(sql`
    with campaign as (
      insert into coupon_campaign (name, item_id, quantity) values ('tickets', 'wheel-ticket', 5), ('laurels', 'laurel', 1)
      returning id
    ), batch as (
      insert into coupon_batch (campaign_id, name) select id, 'batch' from campaign returning id
    )
    insert into coupon_code (code_hash, batch_id)
    select sha256(random()::text::bytea), id from batch, generate_series(1, 3)`)
  await claimed(accountId, 'wheel-ticket', 5)
  await claimed(accountId, 'laurel', 1)
  await claimed(accountId, 'wheel-ticket', 2)
  const redeemed = await claimed(otherId, 'wheel-ticket', 5)
  const characterId = await createCharacter(database, otherId)
  const deliveryId = await database.transaction((transaction) =>
    queueDelivery(transaction, {
      accountId: otherId,
      characterId,
      itemId: 'wheel-ticket',
      quantity: 5,
      paidCoins: 0,
    }),
  )
  await database.execute(sql`
    update coupon set redeemed_at = now(), character_id = ${characterId}, delivery_id = ${deliveryId}
    where id = ${redeemed.id}`)
  await migrate(database, { log: silentLog, migrations })
})

afterAll(() => database.close())

it('campaigns of ticket items give tickets', async () => {
  expect(
    await database.query(sql`select name, tickets, item_id, quantity from coupon_campaign order by id`),
  ).toEqual([
    { name: 'tickets', tickets: 5, itemId: null, quantity: null },
    { name: 'laurels', tickets: null, itemId: 'laurel', quantity: 1 },
  ])
})

it('coupons that nobody has redeemed become tickets, with an entry for each', async () => {
  const coupons = await database.query(sql`
    select tickets, item_id, redeemed_at is not null as is_redeemed from coupon where account_id = ${accountId} order by id`)
  expect(coupons).toEqual([
    { tickets: 5, itemId: null, isRedeemed: true },
    { tickets: null, itemId: 'laurel', isRedeemed: false },
    { tickets: 2, itemId: null, isRedeemed: true },
  ])
  const entries = await database.query(sql`
    select amount, balance_after, kind from wheel_entry where account_id = ${accountId} order by id`)
  expect(entries).toEqual([
    { amount: 5, balanceAfter: 5, kind: 'coupon' },
    { amount: 2, balanceAfter: 7, kind: 'coupon' },
  ])
  expect(await database.one(sql`select tickets from wheel_account where account_id = ${accountId}`)).toEqual({
    tickets: 7,
  })
})

it('what the game has already stays there', async () => {
  expect(
    await database.query(sql`select tickets, item_id from coupon where account_id = ${otherId}`),
  ).toEqual([{ tickets: null, itemId: 'wheel-ticket' }])
})
