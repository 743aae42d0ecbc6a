import type { PurchaseState } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { verifyLedger } from '../src/features/ledger/verify-ledger.ts'
import type { Diary, PaymentFate } from './diary.ts'
import { isRejected } from './game-book.ts'
import { claimsPerCode, couponCoins, openingCoins, type World } from './world.ts'

interface OrderRow {
  readonly id: number
  readonly accountId: number
  readonly priceCoins: number
  readonly deliveryId: number
  readonly deliveryState: string
}

/** The final effect of a payment, regardless of timing. */
const stateAfter: Readonly<Record<PaymentFate, PurchaseState>> = {
  paid: 'succeeded',
  'dispute-won': 'succeeded',
  unheard: 'succeeded',
  refunded: 'refunded',
  expired: 'expired',
  left: 'pending',
}

function ordersDiffer({ orders }: Diary, rows: readonly OrderRow[]): string[] {
  const written = new Map(rows.map((row) => [row.id, row]))
  const problems: string[] = []
  const answered = new Set<number>()
  for (const [key, { orderId, player, coins }] of orders) {
    const row = written.get(orderId)
    if (!row) problems.push(`Order ${orderId} of key ${key} was acknowledged and is lost`)
    else if (row.accountId !== player.accountId || row.priceCoins !== coins)
      problems.push(`Order ${orderId} is not the one that was acknowledged: ${JSON.stringify(row)}`)
    if (answered.has(orderId)) problems.push(`Two requests were answered with order ${orderId}`)
    answered.add(orderId)
  }
  for (const { id } of rows) if (!answered.has(id)) problems.push(`Order ${id} was never acknowledged`)
  return problems
}

function deliveriesDiffer(rows: readonly OrderRow[], handedOut: readonly number[]): string[] {
  const problems: string[] = []
  const reached = new Set(handedOut)
  for (const { id, deliveryId, deliveryState } of rows) {
    const isDue = !isRejected(deliveryId)
    if (reached.has(deliveryId) !== isDue || deliveryState !== (isDue ? 'confirmed' : 'failed'))
      problems.push(`Delivery ${deliveryId} of order ${id} is ${deliveryState}`)
  }
  if (reached.size !== rows.filter(({ deliveryId }) => !isRejected(deliveryId)).length)
    problems.push('The game handed out what nobody ordered')
  return problems
}

/** Computes what each account must have from its acknowledged acts. */
function expectedCoins({ orders, purchases, claims }: Diary, refundedOrders: ReadonlySet<number>) {
  const coins = new Map<number, number>()
  const add = (accountId: number, more: number) =>
    coins.set(accountId, (coins.get(accountId) ?? openingCoins) + more)
  for (const { player, orderId, coins: paid } of orders.values())
    add(player.accountId, refundedOrders.has(orderId) ? 0 : -paid)
  for (const { player, coins: bought, fate } of purchases)
    add(player.accountId, stateAfter[fate] === 'succeeded' ? bought : 0)
  for (const { player } of claims) add(player.accountId, couponCoins)
  return coins
}

async function standingsDiffer(
  database: Database,
  { players }: World,
  expected: ReadonlyMap<number, number>,
): Promise<string[]> {
  const rows = await database.query<{ accountId: number; coins: number }>(sql`
    select split_part(name, ':', 2)::bigint as account_id, sum(balance_coins)::bigint as coins
    from ledger_account where name like 'player:%' or name like 'debt:%' group by 1`)
  const standings = new Map(rows.map(({ accountId, coins }) => [accountId, coins]))
  return players.flatMap(({ accountId }) => {
    const due = expected.get(accountId) ?? openingCoins
    const has = standings.get(accountId)
    return has === due ? [] : [`Account ${accountId} has ${has} coins in place of ${due}`]
  })
}

async function purchasesDiffer(database: Database, { purchases }: Diary): Promise<string[]> {
  const rows = await database.query<{ id: number; state: string }>(sql`select id, state from donation`)
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return [
    ...(rows.length === purchases.length
      ? []
      : [`${purchases.length} purchases were acknowledged and ${rows.length} are written`]),
    ...purchases.flatMap(({ purchaseId, fate }) => {
      const state = states.get(purchaseId)
      return state === stateAfter[fate] ? [] : [`Purchase ${purchaseId} (${fate}) is ${state}`]
    }),
  ]
}

async function couponsDiffer(database: Database, { claims }: Diary): Promise<string[]> {
  const rows = await database.query<{ claims: number }>(
    sql`select count(*) as claims from coupon group by code_hash`,
  )
  const total = rows.reduce((sum, row) => sum + row.claims, 0)
  return [
    ...(total === claims.length
      ? []
      : [`${claims.length} claims were acknowledged and ${total} are written`]),
    ...(rows.some((row) => row.claims > claimsPerCode) ? ['A code was claimed beyond its cap'] : []),
  ]
}

/** Lists differences between acknowledged and stored acts. `handedOut` is null without a game. */
export async function reckon(
  database: Database,
  {
    diary,
    world,
    handedOut,
  }: { readonly diary: Diary; readonly world: World; readonly handedOut: readonly number[] | null },
): Promise<string[]> {
  const rows = await database.query<OrderRow>(sql`
    select shop_order.id, shop_order.account_id, total_price_coins as price_coins, delivery_id, delivery.state as delivery_state
    from shop_order join delivery on delivery.id = delivery_id order by shop_order.id`)
  const refunded = new Set(rows.filter(({ deliveryState }) => deliveryState === 'failed').map(({ id }) => id))
  const { isSound, drifts, unbalancedTransactions } = await verifyLedger(database)
  const { total } = await database.one<{ total: number }>(
    sql`select sum(coins)::bigint as total from ledger_entry`,
  )
  return [
    ...ordersDiffer(diary, rows),
    ...(handedOut ? deliveriesDiffer(rows, handedOut) : []),
    ...(await standingsDiffer(database, world, expectedCoins(diary, refunded))),
    ...(await purchasesDiffer(database, diary)),
    ...(await couponsDiffer(database, diary)),
    ...(isSound ? [] : [`The ledger has drifted: ${JSON.stringify({ drifts, unbalancedTransactions })}`]),
    ...(total === 0 ? [] : [`The ledger sums to ${total}`]),
  ]
}
