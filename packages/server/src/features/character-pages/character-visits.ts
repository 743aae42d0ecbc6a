import { type CharacterChanges, visitPauseSeconds } from '@olympus/contract/character-changes'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { changesOf, type Comparison } from './change-rules.ts'
import type { Visit } from './find-character.ts'

const wornItems = sql`(
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'slot', worn -> 'slot', 'vnum', worn #> '{item,vnum}', 'name', worn #> '{item,name}', 'rarity', worn #> '{item,rarity}',
    'upgrade', worn #> '{item,upgrade}', 'elementRate', worn #> '{item,elementRate}')))
  from jsonb_array_elements(worn_section.body -> 'items') as worn)`

/** Null: the game has reported nothing. Naked is not the same as not reported. */
const figures = sql`
  case when heads -> 'summary' is not null then jsonb_build_object(
    'level', level, 'heroLevel', hero_level, 'jobLevel', job_level, 'reputation', reputation,
    'achievementPoints', achievement_points, 'gold', gold, 'onlineSeconds', online_seconds,
    'equipment', case when worn_section.body is not null then coalesce(${wornItems}, '[]') end) end`

/** Continues a query with the character if the visitor owns it. */
const ownCharacter = ({ characterId, accountId }: Visit) => sql`
  from character join account on account.id = account_id and account.deleted_at is null
  left join character_snapshot on character_snapshot.character_id = character.id
  left join character_section as worn_section on worn_section.character_id = character.id and section = 'equipment'
  left join character_visit on character_visit.character_id = character.id
  where character.id = ${characterId} and account_id = ${accountId} and character.deleted_at is null`

/** The visit has ended, so that what was seen then is what the next one is compared with. */
const isOver = sql`character_visit.seen_at < now() - make_interval(secs => ${visitPauseSeconds})`

/** What has changed since the last visit. Reading it does not make a visit: links are also preloaded. */
export async function getCharacterChanges(
  queries: Queries,
  visit: Visit,
): Promise<CharacterChanges | Failure<'NOT_FOUND'>> {
  const comparison = await queries.maybeOne<Comparison>(sql`
    select ${figures} as now, case when ${isOver} then seen else last_seen end as before,
      case when ${isOver} then seen_at else last_seen_at end as since
    ${ownCharacter(visit)}`)
  return comparison ? changesOf(comparison) : new Failure('NOT_FOUND')
}

/**
 * Keeps what the owner sees. Tabs, devices and reloads share one visit, which ends with a pause. One
 * statement, so that of two at the beginning of a visit the second finds it begun.
 */
export async function recordCharacterVisit(
  queries: Queries,
  visit: Visit,
): Promise<Failure<'NOT_FOUND'> | null> {
  const recorded = await queries.execute(sql`
    insert into character_visit (character_id, seen)
    select character.id, ${figures} ${ownCharacter(visit)}
    on conflict (character_id) do update set
      last_seen = case when ${isOver} then character_visit.seen else character_visit.last_seen end,
      last_seen_at = case when ${isOver} then character_visit.seen_at else character_visit.last_seen_at end,
      seen = excluded.seen, seen_at = greatest(character_visit.seen_at, excluded.seen_at)`)
  return recorded > 0 ? null : new Failure('NOT_FOUND')
}
