import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { postOrFail } from '../features/ledger/post.ts'
import { type Item, saveItem } from '../features/shop/save-item.ts'
import type { Database } from '../database/database.ts'

/** Creates a character, active by default, and returns its ID. */
export async function createCharacter(
  queries: Queries,
  accountId: number,
  { isActive = true, name = 'Kallistrate', world = 'main', gameId = randomUUID() as string } = {},
): Promise<number> {
  const { id } = await queries.one<{ id: number }>(sql`
    insert into character (
      account_id, world, game_id, name, class_code, element, faction, level, hero_level, job_level, reputation, hp, attack_min,
      attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active, slot
    ) values (
      ${accountId}, ${world}, ${gameId}, ${name}, 1, 'fire', 'celestial', 93, 42, 80, 1284530, 38420, 4215,
      4608, 1840, '{}', 8420, 214806113, 1500000000, 4334400, ${isActive},
      case when ${isActive}::boolean then (select coalesce(max(slot) + 1, 0) from character where account_id = ${accountId}) end
    ) returning id`)
  return id
}

/** Creates an item at 100 coins in its own category, for sale since 2024. */
export async function createItem(queries: Queries, changes: Partial<Item> = {}): Promise<Item> {
  const id = changes.id ?? `item-${randomUUID().slice(0, 8)}`
  const { categoryId = `category-of-${id}`, subcategoryId = `${categoryId}-all` } = changes
  const name = { en: `Name of ${categoryId}` }
  await queries.execute(
    sql`insert into item_category (id, name, sort_order) values (${categoryId}, ${name}, 1) on conflict do nothing`,
  )
  await queries.execute(sql`
    insert into item_subcategory (id, category_id, name, sort_order) values (${subcategoryId}, ${categoryId}, ${name}, 1)
    on conflict do nothing`)
  const item: Item = {
    id,
    name: { en: `Name of ${id}` },
    description: { en: `Description of ${id}` },
    icon: 'trident',
    rarity: 'rare',
    priceCoins: 100,
    sale: null,
    availableFrom: new Date('2024-06-01T00:00:00Z'),
    availableUntil: null,
    durationHours: null,
    isWheelTicket: false,
    maxQuantity: 99,
    maxPerAccount: null,
    periodLimit: null,
    ...changes,
    categoryId,
    subcategoryId,
  }
  await saveItem(queries, item)
  return item
}

/** Gives coins to an account. */
export async function giveCoins(database: Database, accountId: number, coins: number): Promise<void> {
  await database.transaction((transaction) =>
    postOrFail(transaction, {
      kind: 'demo-opening',
      reference: `test:${randomUUID()}`,
      entries: [
        { account: 'house:demo', coins: -coins },
        { account: `player:${accountId}`, coins },
      ],
    }),
  )
}
