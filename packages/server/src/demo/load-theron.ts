import { theronCharacters } from '@olympus/game-simulator/demo/theron-characters'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { hashPassword } from '../features/passwords/password-hash.ts'
import { creditEntries, spendEntries } from '../features/ledger/ledger-rules.ts'
import { postOrFail } from '../features/ledger/post.ts'
import { coinPackages } from '../features/purchase/packages.ts'
import { demoAccount } from './demo-account.ts'
import { demoWorld } from './demo-game-server.ts'
import { saveDemoCharacters } from './save-demo-characters.ts'
import { saveDemoVisit } from './save-demo-visit.ts'
import { saveDemoDevices } from './save-demo-devices.ts'
import { saveSwaps } from './theron-swaps.ts'
import { pastPurchases, pastOrders, type PastPurchase, type PastOrder } from './theron-history.ts'

const hourMs = 60 * 60 * 1000
const minuteMs = 60 * 1000
const { accountId, userId } = demoAccount
const noBalance = { accountId, balanceCoins: 0, debtCoins: 0 }

const packageOrFail = (id: string) => {
  const found = coinPackages.find((entry) => entry.id === id)
  if (!found) throw new Error(`Unknown package ${id}`)
  return found
}

const paidCoins = ({ packageId, failure }: PastPurchase) => {
  const { coins, bonusCoins } = packageOrFail(packageId)
  return failure ? 0 : coins + bonusCoins
}
const spentCoins = ({ quantity, unitPriceCoins, failureReason }: PastOrder) =>
  failureReason === null ? quantity * unitPriceCoins : 0

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

async function saveAccount(transaction: Transaction): Promise<void> {
  const passwordHash = await hashPassword(demoAccount.password, 'demo')
  await transaction.execute(sql`
    insert into account (id, user_id, username, email, password_hash, locale, activated_at, created_at)
    overriding system value
    values (${accountId}, ${userId}, ${demoAccount.username}, ${demoAccount.email}, ${passwordHash}, 'en',
      now() - interval '400 days', now() - interval '400 days')`)
  // Moves the sequences past the ids that are used here.
  for (const [column, taken] of [
    ['id', accountId],
    ['user_id', userId],
  ] as const)
    await transaction.query(sql`
      with sequence as materialized (
        select name::regclass, nextval(name::regclass) as next from pg_get_serial_sequence('account', ${column}) as name
      )
      select max(nextval(name)) from sequence, generate_series(next + 1, ${taken})`)
}

async function openBalance(transaction: Transaction, now: Date): Promise<void> {
  const coins =
    demoAccount.balanceCoins - sumOf(pastPurchases.map(paidCoins)) + sumOf(pastOrders.map(spentCoins))
  await postOrFail(transaction, {
    kind: 'demo-opening',
    reference: `account:${accountId}`,
    entries: creditEntries(noBalance, 'house:demo', coins),
    happenedAt: new Date(now.getTime() - 400 * 24 * hourMs),
  })
}

async function savePurchase(transaction: Transaction, purchase: PastPurchase, at: Date): Promise<void> {
  const { id: packageId, coins, bonusCoins, prices } = packageOrFail(purchase.packageId)
  const settledAt = new Date(at.getTime() + minuteMs)
  const { id } = await transaction.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('donation', 'id')) as id`,
  )
  const credited = purchase.failure
    ? null
    : await postOrFail(transaction, {
        kind: 'donation',
        reference: `donation:${id}`,
        entries: creditEntries(noBalance, 'house:sales', coins + bonusCoins),
        happenedAt: settledAt,
      })
  await transaction.execute(sql`
    insert into donation (
      id, account_id, request_key, package_id, coins, bonus_coins, amount_cents, currency, method, locale, provider,
      created_at, failed_at, last_failure, paid_at, credited_transaction_id
    ) values (
      ${id}, ${accountId}, gen_random_uuid(), ${packageId}, ${coins}, ${bonusCoins}, ${prices['EUR']}, 'EUR', 'card',
      'en', 'sandbox', ${at}, ${purchase.failure ? settledAt : null}, ${purchase.failure},
      ${purchase.failure ? null : settledAt}, ${credited?.transactionId ?? null}
    )`)
}

async function saveOrder(transaction: Transaction, order: PastOrder, at: Date): Promise<void> {
  const { itemId, quantity, unitPriceCoins, characterName, failureReason, isOnSale = false } = order
  const settledAt = new Date(at.getTime() + minuteMs / 10)
  const coins = quantity * unitPriceCoins
  const { characterId, orderId, deliveryId } = await transaction.one<
    Record<'characterId' | 'orderId' | 'deliveryId', number>
  >(sql`
    select id as character_id, nextval(pg_get_serial_sequence('shop_order', 'id')) as order_id,
      nextval(pg_get_serial_sequence('task', 'id')) as delivery_id
    from character where account_id = ${accountId} and name = ${characterName}`)
  const paid = await postOrFail(transaction, {
    kind: 'shop-order',
    reference: `order:${orderId}`,
    entries: spendEntries(accountId, 'house:shop', coins),
    happenedAt: at,
  })
  const refund = failureReason
    ? await postOrFail(transaction, {
        kind: 'delivery-refund',
        reference: `delivery:${deliveryId}`,
        entries: creditEntries(noBalance, 'house:shop', coins),
        happenedAt: settledAt,
      })
    : null
  await transaction.execute(sql`
    insert into task (
      id, kind, world, account_id, character_id, item_id, quantity, paid_coins, state, queued_at, due_at, attempts, game_server,
      claimed_at, settled_at, reason, refund_transaction_id
    ) values (
      ${deliveryId}, 'delivery', ${demoWorld}, ${accountId}, ${characterId}, ${itemId}, ${quantity}, ${coins}, ${failureReason ? 'failed' : 'confirmed'},
      ${at}, ${at}, 1, 'demo', ${settledAt}, ${settledAt}, ${failureReason}, ${refund?.transactionId ?? null}
    )`)
  await transaction.execute(sql`
    insert into shop_order (
      id, account_id, character_id, item_id, quantity, unit_price_coins, is_on_sale, is_temporary, ledger_transaction_id,
      delivery_id, created_at
    ) values (
      ${orderId}, ${accountId}, ${characterId}, ${itemId}, ${quantity}, ${unitPriceCoins}, ${isOnSale}, false,
      ${paid.transactionId}, ${deliveryId}, ${at}
    )`)
}

/** Creates the demo account with its characters, balance and history, unless it exists. */
export async function loadTheron(transaction: Transaction, now: Date): Promise<void> {
  const known = await transaction.maybeOne(sql`select 1 from account where id = ${accountId}`)
  if (known) return
  await saveAccount(transaction)
  await saveDemoCharacters(transaction, accountId, theronCharacters)
  const [character] = theronCharacters
  if (character) await saveDemoVisit(transaction, { accountId, character, now })
  await saveDemoDevices(transaction, accountId)
  await saveSwaps(transaction, accountId, now)
  await openBalance(transaction, now)
  const past = [
    ...pastPurchases.map((purchase) => ({
      hoursAgo: purchase.hoursAgo,
      save: (at: Date) => savePurchase(transaction, purchase, at),
    })),
    ...pastOrders.map((order) => ({
      hoursAgo: order.hoursAgo,
      save: (at: Date) => saveOrder(transaction, order, at),
    })),
  ]
  for (const { hoursAgo, save } of past.sort((one, other) => other.hoursAgo - one.hoursAgo))
    await save(new Date(now.getTime() - hoursAgo * hourMs))
}
