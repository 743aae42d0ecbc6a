import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { createCharacter } from './game-data.ts'

/** An item as a game server reports it, with a field that the portal does not know. */
export const reportedItem = {
  vnum: 4711,
  name: 'Keraunos',
  amount: 1,
  rarity: 5,
  upgrade: 10,
  serial: 'kept-in-the-portal',
}

interface Made {
  readonly heirId: number
  readonly fromCharacterId: number
  readonly couponIds: readonly number[]
}

/** A permanent selection that has deleted a character, and the coupons of what the character had. */
export async function createSelectionCoupons(
  queries: Queries,
  accountId: number,
  {
    items,
    characterName = 'Ianthe',
  }: {
    readonly items: readonly { readonly amount: number }[]
    readonly characterName?: string
  },
): Promise<Made> {
  const heirId = await createCharacter(queries, accountId)
  const fromCharacterId = await createCharacter(queries, accountId, { isActive: false, name: characterName })
  await queries.execute(sql`update character set deleted_at = now() where id = ${fromCharacterId}`)
  const { id: selectionId } = await queries.one<{ id: number }>(sql`
    insert into character_selection (
      account_id, state, kept_ids, deleted_ids, heir_id, confirmed_items, final_items, request_key, locale,
      cooling_off_hours, due_at, started_at, ended_at
    ) values (
      ${accountId}, 'done', ${[heirId]}, ${[fromCharacterId]}, ${heirId}, '[]', '[]', ${randomUUID()}, 'en',
      0, now(), now(), now()
    ) returning id`)
  const couponIds: number[] = []
  for (const [ordinal, item] of items.entries()) {
    const { id } = await queries.one<{ id: number }>(sql`
      insert into coupon (account_id, selection_id, from_character_id, selection_ordinal, game_item, quantity)
      values (${accountId}, ${selectionId}, ${fromCharacterId}, ${ordinal}, ${item}, ${item.amount}) returning id`)
    couponIds.push(id)
  }
  return { heirId, fromCharacterId, couponIds }
}
