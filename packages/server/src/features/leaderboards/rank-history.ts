import sql from 'sql-template-tag'

/** Changes are shown since a week ago. Of earlier days only the best one of each character is kept. */
const rankHistoryDays = 15

export const isRankForgotten = sql`
  day < (now() at time zone 'UTC')::date - ${rankHistoryDays}::int and exists (
    select from board_rank_day as better
    where better.season_id = board_rank_day.season_id and better.character_id = board_rank_day.character_id
      and (better.rank, better.day) < (board_rank_day.rank, board_rank_day.day))`
