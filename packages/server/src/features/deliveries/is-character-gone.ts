import sql from 'sql-template-tag'

/**
 * Whether a task is a delivery for a character that is deleted, or is being deleted by a permanent
 * selection, for a query of the table task. What is delivered then is lost.
 */
export const isCharacterGone = sql`(kind = 'delivery' and exists (
  select from character where character.id = task.character_id and (
    deleted_at is not null
    or exists (
      select from character_selection
      where character_selection.account_id = character.account_id and character_selection.state = 'running'
        and character.id = any(deleted_ids)))))`
