import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { readPlan } from '../features/character-selection/plan-selection.ts'

interface Confirmed {
  readonly accountId: number
  readonly keptIds: readonly number[]
  readonly deletedIds: readonly number[]
  /** By default the first that stays. */
  readonly heirId?: number
  readonly coolingOffHours?: number
}

/** Stores a permanent selection as its player has confirmed it, due by default. Resolves with its ID. */
export async function confirmedSelection(
  queries: Queries,
  { accountId, keptIds, deletedIds, heirId = keptIds[0] ?? 0, coolingOffHours = 0 }: Confirmed,
): Promise<number> {
  const { items } = await readPlan(queries, deletedIds)
  const { id } = await queries.one<{ id: number }>(sql`
    insert into character_selection (
      account_id, kept_ids, deleted_ids, heir_id, confirmed_items, request_key, locale, cooling_off_hours, due_at
    ) values (
      ${accountId}, ${[...keptIds]}, ${[...deletedIds]}, ${heirId}, ${JSON.stringify(items)}::jsonb, ${randomUUID()}, 'en',
      ${coolingOffHours}, now() + make_interval(hours => ${coolingOffHours})
    ) returning id`)
  return id
}

/** Confirms again what a changed selection would do now. */
export async function confirmAgain(queries: Queries, id: number): Promise<void> {
  const { deletedIds } = await queries.one<{ deletedIds: number[] }>(
    sql`select deleted_ids from character_selection where id = ${id}`,
  )
  const { items } = await readPlan(queries, deletedIds)
  await queries.execute(sql`
    update character_selection set state = 'pending', confirmed_items = ${JSON.stringify(items)}::jsonb
    where id = ${id} and state = 'changed'`)
}

export const selectionState = async (queries: Queries, id: number): Promise<string> =>
  (await queries.one<{ state: string }>(sql`select state from character_selection where id = ${id}`)).state

/** What became coupons of a selection, in the order of the coupons. */
export const couponItems = async (queries: Queries, selectionId: number): Promise<object[]> =>
  (
    await queries.query<{ gameItem: object }>(sql`
      select game_item from coupon where selection_id = ${selectionId} order by from_character_id, selection_ordinal`)
  ).map(({ gameItem }) => gameItem)
