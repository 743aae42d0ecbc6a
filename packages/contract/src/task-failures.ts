/**
 * Why a game server failed to do a task. `CHARACTER_DELETED`: the game deleted the character before the task
 * was done. `NOT_SUPPORTED`: the game has nothing like it. `OTHER`: a reason without a code.
 */
export const gameFailures = [
  'ALREADY_OWNED',
  'BAG_FULL',
  'CHARACTER_DELETED',
  'CHARACTER_IN_GAME',
  'CHARACTER_NOT_FOUND',
  'CLASS_MISMATCH',
  'COMPANION_LIST_FULL',
  'ITEM_NOT_FOUND',
  'LEVEL_TOO_LOW',
  'LISTINGS_OPEN',
  'NOT_SUPPORTED',
  'OTHER',
] as const

/**
 * Why a task in the game failed, or an attempt at it. `GIVEN_UP`: no game server could do it in time, or an
 * operator gave it up.
 */
export const taskFailures = [...gameFailures, 'GIVEN_UP'] as const
export type TaskFailure = (typeof taskFailures)[number]
