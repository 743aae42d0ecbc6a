import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

const ownCharacters = (accountId: number) => sql`select id from character where account_id = ${accountId}`

/** Runs behind `leaveBoards`, so no entry is counted any more. Records of others lose the names. */
export const leaderboardsPurge: Purge = {
  removals: (accountId) => [
    sql`delete from board_entry where character_id in (${ownCharacters(accountId)})`,
    sql`delete from board_rank_day where character_id in (${ownCharacters(accountId)})`,
    sql`update board_entry set party = array(
          select member from unnest(party) with ordinality as party (member, place)
          where member not in (select name from character where account_id = ${accountId}) order by place)
        where party && array(select name from character where account_id = ${accountId})`,
  ],
}
