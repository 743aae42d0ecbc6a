import type { PurchaseState } from '@olympus/contract/purchase'
import { hashesOf } from '@olympus/game-simulator/game/take-snapshot'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { verifyLedger } from '../src/features/ledger/verify-ledger.ts'
import { characterChanges } from './compare-characters.ts'
import type { DrillRecord, PaymentOutcome } from './record.ts'
import { type Game, isRejected } from './game.ts'
import { wheelDifferences } from './compare-wheel.ts'
import { claimsPerCode, couponCoins, openingCoins, type World } from './world.ts'

interface OrderRow {
  readonly id: number
  readonly accountId: number
  readonly priceCoins: number
  readonly deliveryId: number
  readonly deliveryState: string
}

/** The final state of a purchase, regardless of timing. */
const stateAfter: Readonly<Record<PaymentOutcome, PurchaseState>> = {
  paid: 'succeeded',
  'dispute-won': 'succeeded',
  'webhook-lost': 'succeeded',
  refunded: 'refunded',
  expired: 'expired',
  abandoned: 'pending',
}

function orderDifferences({ orders }: DrillRecord, rows: readonly OrderRow[]): string[] {
  const stored = new Map(rows.map((row) => [row.id, row]))
  const problems: string[] = []
  const answered = new Set<number>()
  for (const [key, { orderId, player, coins }] of orders) {
    const row = stored.get(orderId)
    if (!row) problems.push(`Order ${orderId} of key ${key} was acknowledged but is missing`)
    else if (row.accountId !== player.accountId || row.priceCoins !== coins)
      problems.push(`Order ${orderId} is not the one that was acknowledged: ${JSON.stringify(row)}`)
    if (answered.has(orderId)) problems.push(`Two requests were answered with order ${orderId}`)
    answered.add(orderId)
  }
  for (const { id } of rows) if (!answered.has(id)) problems.push(`Order ${id} was never acknowledged`)
  return problems
}

function deliveryDifferences(
  rows: readonly OrderRow[],
  restored: readonly number[],
  handedOut: readonly number[],
): string[] {
  const problems: string[] = []
  const reached = new Set(handedOut)
  for (const id of restored)
    if (!reached.has(id)) problems.push(`Item of delivery ${id} was restored, but never reached the game`)
  for (const { id, deliveryId, deliveryState } of rows) {
    const isDue = !isRejected(deliveryId)
    if (reached.has(deliveryId) !== isDue || deliveryState !== (isDue ? 'confirmed' : 'failed'))
      problems.push(`Delivery ${deliveryId} of order ${id} is ${deliveryState}`)
  }
  if (reached.size !== rows.filter(({ deliveryId }) => !isRejected(deliveryId)).length + restored.length)
    problems.push('The game handed out a delivery without an order')
  return problems
}

/** Computes the coins that each account must have after its acknowledged actions. */
function expectedCoins({ orders, purchases, claims }: DrillRecord, refundedOrders: ReadonlySet<number>) {
  const coins = new Map<number, number>()
  const add = (accountId: number, more: number) =>
    coins.set(accountId, (coins.get(accountId) ?? openingCoins) + more)
  for (const { player, orderId, coins: paid } of orders.values())
    add(player.accountId, refundedOrders.has(orderId) ? 0 : -paid)
  for (const { player, coins: bought, outcome } of purchases)
    add(player.accountId, stateAfter[outcome] === 'succeeded' ? bought : 0)
  for (const { player } of claims) add(player.accountId, couponCoins)
  return coins
}

async function balanceDifferences(
  database: Database,
  { players }: World,
  expected: ReadonlyMap<number, number>,
): Promise<string[]> {
  const rows = await database.query<{ accountId: number; coins: number }>(sql`
    select split_part(name, ':', 2)::bigint as account_id, sum(balance_coins)::bigint as coins
    from ledger_account where name like 'player:%' or name like 'debt:%' group by 1`)
  const balances = new Map(rows.map(({ accountId, coins }) => [accountId, coins]))
  return players.flatMap(({ accountId }) => {
    const expectedBalance = expected.get(accountId) ?? openingCoins
    const actualBalance = balances.get(accountId)
    return actualBalance === expectedBalance
      ? []
      : [`Account ${accountId} has ${actualBalance} coins instead of ${expectedBalance}`]
  })
}

async function purchaseDifferences(database: Database, { purchases }: DrillRecord): Promise<string[]> {
  const rows = await database.query<{ id: number; state: string }>(sql`select id, state from donation`)
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return [
    ...(rows.length === purchases.length
      ? []
      : [`${purchases.length} purchases were acknowledged, but ${rows.length} are stored`]),
    ...purchases.flatMap(({ purchaseId, outcome }) => {
      const state = states.get(purchaseId)
      return state === stateAfter[outcome] ? [] : [`Purchase ${purchaseId} (${outcome}) is ${state}`]
    }),
  ]
}

async function couponDifferences(database: Database, { claims }: DrillRecord): Promise<string[]> {
  const rows = await database.query<{ claims: number }>(
    sql`select count(*) as claims from coupon where code_hash is not null group by code_hash`,
  )
  const total = rows.reduce((sum, row) => sum + row.claims, 0)
  return [
    ...(total === claims.length
      ? []
      : [`${claims.length} claims were acknowledged, but ${total} are stored`]),
    ...(rows.some((row) => row.claims > claimsPerCode) ? ['A code was claimed more often than allowed'] : []),
  ]
}

/** The portal must have the characters as the game left them. */
async function characterDifferences(database: Database, game: Game): Promise<string[]> {
  const rows = await database.query<{
    world: string
    gameId: string
    name: string
    gold: number
    hashes: Readonly<Record<string, string>>
  }>(sql`
    select world, game_id, name, gold,
      coalesce((select jsonb_object_agg(head.key, head.value ->> 'hash') from jsonb_each(heads) as head), '{}') as hashes
    from character join character_snapshot on character_id = character.id`)
  const stored = new Map(rows.map((row) => [`${row.world} ${row.gameId}`, row]))
  return game.characters().flatMap((character) => {
    if (character.isDeleted) return []
    const row = stored.get(`${character.world} ${character.gameId}`)
    if (!row) return [`Character ${character.gameId} has no snapshot in the portal`]
    const { name, gold } = character.sections.summary
    const hashes: Readonly<Record<string, string>> = hashesOf(character)
    const different = [...new Set([...Object.keys(hashes), ...Object.keys(row.hashes)])].filter(
      (section) => hashes[section] !== row.hashes[section],
    )
    if (row.name !== name) different.push('name')
    if (row.gold !== gold) different.push('gold')
    return different.length === 0
      ? []
      : [`Character ${character.gameId} differs between game and portal: ${different.join()}`]
  })
}

/** Lists differences between acknowledged and stored actions. */
export async function compareWithDatabase(
  database: Database,
  { record, world, game }: { readonly record: DrillRecord; readonly world: World; readonly game: Game },
): Promise<string[]> {
  const rows = await database.query<OrderRow>(sql`
    select shop_order.id, shop_order.account_id, total_price_coins as price_coins, delivery_id, task.state as delivery_state
    from shop_order join task on task.id = delivery_id order by shop_order.id`)
  const refunded = new Set(rows.filter(({ deliveryState }) => deliveryState === 'failed').map(({ id }) => id))
  const restored = await database.query<{ id: number }>(
    sql`select id from task where game_item is not null and state = 'confirmed'`,
  )
  const { isSound, drifts, unbalancedTransactions } = await verifyLedger(database)
  const { total } = await database.one<{ total: number }>(
    sql`select sum(coins)::bigint as total from ledger_entry`,
  )
  return [
    ...orderDifferences(record, rows),
    ...deliveryDifferences(
      rows,
      restored.map(({ id }) => id),
      game.handedOut(),
    ),
    ...(await characterDifferences(database, game)),
    ...(await characterChanges(database, { record, game })),
    ...(await balanceDifferences(database, world, expectedCoins(record, refunded))),
    ...(await purchaseDifferences(database, record)),
    ...(await couponDifferences(database, record)),
    ...(await wheelDifferences(database, { record, world })),
    ...(isSound ? [] : [`The ledger has drifted: ${JSON.stringify({ drifts, unbalancedTransactions })}`]),
    ...(total === 0 ? [] : [`The ledger sums to ${total}`]),
  ]
}
