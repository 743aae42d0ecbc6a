/**
 * Why a task in the game failed, or an attempt at it. `CHARACTER_DELETED`: the game deleted the character
 * before the task was done. `GIVEN_UP`: no game server could do it in time, or an operator gave it up.
 * `NOT_SUPPORTED`: the game has nothing like it. `OTHER`: a reason without a code.
 */
export const taskFailures = [
  'ALREADY_OWNED',
  'BAG_FULL',
  'CHARACTER_DELETED',
  'CHARACTER_IN_GAME',
  'CHARACTER_NOT_FOUND',
  'CLASS_MISMATCH',
  'COMPANION_LIST_FULL',
  'GIVEN_UP',
  'ITEM_NOT_FOUND',
  'LEVEL_TOO_LOW',
  'LISTINGS_OPEN',
  'NOT_SUPPORTED',
  'OTHER',
] as const
export type TaskFailure = (typeof taskFailures)[number]
