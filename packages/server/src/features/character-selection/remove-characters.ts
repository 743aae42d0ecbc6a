import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { buryCharacter } from '../characters/bury-character.ts'
import { publish } from '../live/publish.ts'
import type { LockedSelection, Step } from './lock-selection.ts'
import { queueStep, readStep } from './selection-tasks.ts'

const itemsOf = ({ finalItems }: LockedSelection, characterId: number) =>
  (finalItems ?? []).filter((planned) => planned.characterId === characterId).map(({ item }) => item)

/** Makes the coupons of a character, each once. */
async function makeCoupons(
  transaction: Transaction,
  selection: LockedSelection,
  characterId: number,
): Promise<void> {
  const { id, accountId } = selection
  const made = await transaction.execute(sql`
    insert into coupon (account_id, game_item, quantity, selection_id, from_character_id, selection_ordinal)
    select ${accountId}::bigint, item, (item ->> 'amount')::int, ${id}::bigint, ${characterId}::bigint, ordinal
    from jsonb_array_elements(${JSON.stringify(itemsOf(selection, characterId))}::jsonb)
      with ordinality as final (item, ordinal)
    on conflict (selection_id, from_character_id, selection_ordinal) do nothing`)
  if (made > 0) await publish(transaction, accountId, { kind: 'coupons-changed' })
}

/** Takes a character that the game has removed off the portal, and makes its coupons. */
async function finishRemoval(
  transaction: Transaction,
  selection: LockedSelection,
  characterId: number,
): Promise<void> {
  // The game may report the deletion at the same moment.
  const { isDeleted } = await transaction.one<{ isDeleted: boolean }>(sql`
    select deleted_at is not null as is_deleted from character where id = ${characterId} for no key update`)
  if (!isDeleted) await buryCharacter(transaction, { id: characterId, accountId: selection.accountId })
  await makeCoupons(transaction, selection, characterId)
}

/** Numbers of coupons by the character whose items they were. */
async function countCoupons(queries: Queries, { id }: LockedSelection): Promise<Map<number, number>> {
  const rows = await queries.query<{ characterId: number; coupons: number }>(sql`
    select from_character_id as character_id, count(*) as coupons from coupon where selection_id = ${id} group by 1`)
  return new Map(rows.map(({ characterId, coupons }) => [characterId, coupons]))
}

/**
 * Has the game delete the characters. One is gone once the game has confirmed it or has reported its
 * deletion. Its items become coupons in the same transaction that takes it off the portal.
 */
export const removeCharacters: Step = async (transaction, selection) => {
  const characters = await readStep(transaction, selection, 'remove-character')
  const coupons = await countCoupons(transaction, selection)
  const isFinished = (characterId: number) =>
    (coupons.get(characterId) ?? 0) === itemsOf(selection, characterId).length
  const removed = characters.find(
    ({ characterId, isDeleted, taskState }) =>
      (isDeleted || taskState === 'confirmed') && !(isDeleted && isFinished(characterId)),
  )
  if (removed) {
    await finishRemoval(transaction, selection, removed.characterId)
    return 'advanced'
  }
  const unasked = characters.filter(({ isDeleted, taskId }) => !isDeleted && taskId === null)
  for (const { characterId } of unasked)
    await queueStep(transaction, selection.id, { kind: 'remove-character', characterId })
  if (unasked.length > 0) return 'advanced'
  return characters.every(({ isDeleted }) => isDeleted) ? 'passed' : 'waiting'
}
