import sql from 'sql-template-tag'
import { isBanned } from '../sessions/account-refusal.ts'

/** Whether a `character` of an `account` ranks: not if it is staff, banned, deleted or hidden. */
export const isRankable = sql`(
  account.role <> 'ADMIN' and account.deleted_at is null and not (${isBanned}) and character.deleted_at is null
  and not exists (
    select from character_privacy where character_id = character.id and is_hidden_from_leaderboards))`
