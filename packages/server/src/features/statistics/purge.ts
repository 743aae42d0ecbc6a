import sql, { raw } from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** The first one waits for reports that are being stored, so that the others find what they added. */
export const statisticsPurge: Purge = {
  removals: (accountId) =>
    ['character_statistic', 'statistic_day', 'statistic_week'].map(
      (table) =>
        sql`delete from ${raw(table)} where character_id in (select id from character where account_id = ${accountId})`,
    ),
}
