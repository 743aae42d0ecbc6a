import { randomInt, randomUUID } from 'node:crypto'
import type { DataOf } from '@olympus/contract/endpoint'
import type { buyItem, giftItem } from '@olympus/contract/shop'
import { pickRandom } from './random.ts'
import type { Client } from './client.ts'
import type { DrillRecord, AcknowledgedOrder } from './record.ts'
import { itemId, itemPriceCoins, type Player, type World } from './world.ts'

export interface DrillContext {
  readonly client: Client
  readonly record: DrillRecord
  readonly world: World
}

const maxQuantity = 3
const order = (quantity: number) => ({ itemId, quantity, expectedUnitPriceCoins: itemPriceCoins })

async function place(
  { client, record }: DrillContext,
  player: Player,
  { path, body, quantity }: { readonly path: string; readonly body: object; readonly quantity: number },
): Promise<void> {
  const key = randomUUID()
  const requestedAtMs = Date.now()
  const reply = await client.requestAs(player, { path, body, key })
  if (!record.count(path, reply, ['INSUFFICIENT_FUNDS', 'ACCOUNT_IN_DEBT'])) return
  const { order } = reply.data as DataOf<typeof buyItem> | DataOf<typeof giftItem>
  record.orders.set(key, {
    player,
    path,
    body,
    orderId: order.id,
    coins: quantity * itemPriceCoins,
    requestedAtMs,
  })
}

export function buyRandomQuantity(context: DrillContext, player: Player): Promise<void> {
  const quantity = randomInt(1, maxQuantity + 1)
  const body = { ...order(quantity), characterId: player.characterId }
  return place(context, player, { path: '/shop/orders', body, quantity })
}

export function giveGift(context: DrillContext, player: Player): Promise<void> {
  const receiver = pickRandom(context.world.players.filter(({ accountId }) => accountId !== player.accountId))
  const quantity = randomInt(1, maxQuantity + 1)
  const body = { ...order(quantity), characterName: receiver.characterName, message: 'For you' }
  return place(context, player, { path: '/shop/gifts', body, quantity })
}

async function repeatOrder(
  { client, record }: DrillContext,
  key: string,
  acknowledged: AcknowledgedOrder,
): Promise<void> {
  const { player, path, body, orderId } = acknowledged
  const reply = await client.requestAs(player, { path, body, key })
  if (!record.count('repeat', reply, [])) return
  const again = (reply.data as DataOf<typeof buyItem>).order.id
  if (again !== orderId || !reply.isHit)
    record.problems.push(`Order ${orderId} was answered as ${again} when its request was repeated`)
}

/** Repeats an answered request, like a second click or a browser that went back. */
export async function repeatRandomOrder(context: DrillContext): Promise<void> {
  const known = [...context.record.orders]
  if (known.length > 0) await repeatOrder(context, ...pickRandom(known))
}

/** Repeats every answered request once, with limited concurrency. */
export async function repeatAllOrders(context: DrillContext, atOnce: number): Promise<void> {
  const remaining = [...context.record.orders]
  const repeatRemaining = async () => {
    for (let next = remaining.pop(); next; next = remaining.pop()) await repeatOrder(context, ...next)
  }
  await Promise.all(Array.from({ length: atOnce }, repeatRemaining))
}

export async function claimCoupon({ client, record, world }: DrillContext, player: Player): Promise<void> {
  const code = pickRandom(world.codes)
  const reply = await client.requestAs(player, { path: '/coupons/claims', body: { code }, key: randomUUID() })
  if (record.count('claim', reply, ['ALREADY_CLAIMED'])) record.claims.push({ player, code })
}

/** Reads the data of a page. A balance must never be below 0. */
export async function readPage({ client, record }: DrillContext, player: Player): Promise<void> {
  const reply = await client.requestAs(player, {
    path: pickRandom(['/user/v2', '/logs/shop', '/logs/wallet']),
  })
  if (!record.count('read', reply, [])) return
  const { balanceCoins = 0 } = reply.data as { readonly balanceCoins?: number }
  if (balanceCoins < 0) record.problems.push(`Account ${player.accountId} has ${balanceCoins} coins`)
}
