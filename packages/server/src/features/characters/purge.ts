import sql, { raw } from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** A character with a gift stays, anonymized. */
export const charactersPurge: Purge = {
  removals: (accountId) => [
    sql`delete from character where account_id = ${accountId}
          and not exists (select from shop_order where character_id = character.id)`,
    ...[
      'character_snapshot',
      'character_section',
      'character_name_history',
      'character_privacy',
      'character_visit',
    ].map(
      (table) =>
        sql`delete from ${raw(table)} where character_id in (select id from character where account_id = ${accountId})`,
    ),
    sql`update character set name = 'deleted-' || id, level = 0, hero_level = 0, job_level = 0, reputation = 0, hp = 0,
          attack_min = 0, attack_max = 0, defense = 0, resistances = '{}', achievement_points = 0, gold = 0, bank_money = 0,
          online_seconds = 0, is_active = false, slot = null, activated_at = null, deactivated_at = null, class_name = null,
          deleted_at = coalesce(deleted_at, now())
        where account_id = ${accountId}`,
  ],
}
