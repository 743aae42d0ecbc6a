import sql from 'sql-template-tag'
import type { Step } from './lock-selection.ts'
import { queueStep, readStep } from './selection-tasks.ts'

interface Heir {
  readonly id: number
  readonly gameId: string
  readonly world: string
}

/** Has the game move what the characters sell and bid for to the heir, unless it is in another world. */
export const moveListings: Step = async (transaction, selection) => {
  const heir = await transaction.one<Heir>(
    sql`select id, game_id, world from character where id = ${selection.heirId}`,
  )
  const characters = await readStep(transaction, selection, 'move-listings')
  const movable = characters.filter(({ isDeleted, world }) => !isDeleted && world === heir.world)
  const unasked = movable.filter(({ taskId }) => taskId === null)
  const details = { toCharacterId: heir.id, toGameId: heir.gameId }
  for (const { characterId } of unasked)
    await queueStep(transaction, selection.id, { kind: 'move-listings', characterId, details })
  if (unasked.length > 0) return 'advanced'
  return movable.every(({ taskState }) => taskState === 'confirmed') ? 'passed' : 'waiting'
}
