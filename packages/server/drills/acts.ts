import { randomInt, randomUUID } from 'node:crypto'
import type { DataOf } from '@olympus/contract/endpoint'
import type { buyItem, giftItem } from '@olympus/contract/shop'
import { pick } from './chance.ts'
import type { Client } from './client.ts'
import type { Diary, OrderNote } from './diary.ts'
import { itemId, itemPriceCoins, type Player, type World } from './world.ts'

export interface Stage {
  readonly client: Client
  readonly diary: Diary
  readonly world: World
}

const maxQuantity = 3
const order = (quantity: number) => ({ itemId, quantity, expectedUnitPriceCoins: itemPriceCoins })

async function place(
  { client, diary }: Stage,
  player: Player,
  { path, body, quantity }: { readonly path: string; readonly body: object; readonly quantity: number },
): Promise<void> {
  const key = randomUUID()
  const reply = await client.askAs(player, { path, body, key })
  if (!diary.note(path, reply, ['INSUFFICIENT_FUNDS', 'ACCOUNT_IN_DEBT'])) return
  const { order } = reply.data as DataOf<typeof buyItem> | DataOf<typeof giftItem>
  diary.orders.set(key, { player, path, body, orderId: order.id, coins: quantity * itemPriceCoins })
}

export function buy(stage: Stage, player: Player): Promise<void> {
  const quantity = randomInt(1, maxQuantity + 1)
  const body = { ...order(quantity), characterId: player.characterId }
  return place(stage, player, { path: '/shop/orders', body, quantity })
}

export function give(stage: Stage, player: Player): Promise<void> {
  const receiver = pick(stage.world.players.filter(({ accountId }) => accountId !== player.accountId))
  const quantity = randomInt(1, maxQuantity + 1)
  const body = { ...order(quantity), characterName: receiver.characterName, message: 'For you' }
  return place(stage, player, { path: '/shop/gifts', body, quantity })
}

async function repeatOrder({ client, diary }: Stage, key: string, note: OrderNote): Promise<void> {
  const { player, path, body, orderId } = note
  const reply = await client.askAs(player, { path, body, key })
  if (!diary.note('repeat', reply, [])) return
  const again = (reply.data as DataOf<typeof buyItem>).order.id
  if (again !== orderId || !reply.isHit)
    diary.problems.push(`Order ${orderId} was answered as ${again} when it was asked for again`)
}

/** Repeats an answered request, like a second click or a browser that went back. */
export async function repeat(stage: Stage): Promise<void> {
  const known = [...stage.diary.orders]
  if (known.length > 0) await repeatOrder(stage, ...pick(known))
}

/** Repeats every answered request once, with limited concurrency. */
export async function repeatAll(stage: Stage, atOnce: number): Promise<void> {
  const left = [...stage.diary.orders]
  const repeatLeft = async () => {
    for (let next = left.pop(); next; next = left.pop()) await repeatOrder(stage, ...next)
  }
  await Promise.all(Array.from({ length: atOnce }, repeatLeft))
}

export async function claim({ client, diary, world }: Stage, player: Player): Promise<void> {
  const code = pick(world.codes)
  const reply = await client.askAs(player, { path: '/coupons/claims', body: { code }, key: randomUUID() })
  if (diary.note('claim', reply, ['ALREADY_CLAIMED'])) diary.claims.push({ player, code })
}

/** Reads what a page reads. A balance must never be below 0. */
export async function look({ client, diary }: Stage, player: Player): Promise<void> {
  const reply = await client.askAs(player, { path: pick(['/user/v2', '/logs/shop', '/logs/wallet']) })
  if (!diary.note('look', reply, [])) return
  const { balanceCoins = 0 } = reply.data as { readonly balanceCoins?: number }
  if (balanceCoins < 0) diary.problems.push(`Account ${player.accountId} has ${balanceCoins} coins`)
}
