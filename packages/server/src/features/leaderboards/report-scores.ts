import type { BoardScore as Score } from '@olympus/contract/bridge/scores'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { BatchEntry, BatchOrigin, EntryOutcome, Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { boardRules, isScore } from './board-rules.ts'
import { covers, type Season, seasonsOfBoards } from './board-seasons.ts'
import { holdRanked, lockSeasons } from './lock-boards.ts'
import { keyOf, placeEntries, type PlacedEntry, readEntries } from './place-entries.ts'
import { isRankable } from './ranked.ts'
import { mergeScore } from './score-rules.ts'
import { isForgottenAt } from './score-memory.ts'

interface ScoredCharacter {
  readonly id: number
  readonly isRankable: boolean
  readonly classCode: number
  readonly faction: string
}

/** A score of a known character for a season that is open. */
interface Usable {
  readonly index: number
  readonly score: Score
  readonly reachedAt: Date
  readonly season: Season
  readonly character: ScoredCharacter
}

const refused = (reason: NonNullable<EntryOutcome['reason']>): EntryOutcome => ({ result: 'refused', reason })

const isSum = ({ board }: Pick<Score, 'board'>) => boardRules[board].aggregation === 'sum'

const idOf = ({ world, gameId }: Pick<Score, 'gameId' | 'world'>) => `${world} ${gameId}`

async function findScored(
  transaction: Transaction,
  scores: readonly Score[],
): Promise<Map<string, ScoredCharacter>> {
  const rows = await transaction.query<ScoredCharacter & { world: string; gameId: string }>(sql`
    select character.id, world, game_id, ${isRankable} as is_rankable, class_code, faction
    from character join account on account.id = account_id and account.deleted_at is null
    where (world, game_id) in (
      select * from unnest(${scores.map(({ world }) => world)}::text[], ${scores.map(({ gameId }) => gameId)}::text[]))`)
  return new Map(rows.map((row) => [idOf(row), row]))
}

/** The season of a score, or why it has none. */
function seasonOf(
  seasons: readonly Season[],
  { board, boss }: Score,
  reachedAt: Date,
): Season | EntryOutcome {
  const season =
    boardRules[board].source === 'scores' &&
    seasons.find((each) => each.board === board && each.boss === (boss ?? null) && covers(each, reachedAt))
  if (!season) return refused('UNKNOWN_BOARD')
  return season.closedAt ? refused('SEASON_CLOSED') : season
}

/** Keeps the IDs of scores that are added up. Resolves with the places of those that were added before. */
async function rememberSums(transaction: Transaction, usable: readonly Usable[]): Promise<Set<Usable>> {
  const sums = usable.filter(({ score }) => isSum(score))
  if (sums.length === 0) return new Set()
  const added = await transaction.query<{ world: string; scoreId: string }>(sql`
    insert into board_score (world, score_id, reached_at)
    select world, score_id, reached_at
    from unnest(${sums.map(({ score }) => score.world)}::text[], ${sums.map(({ score }) => score.scoreId)}::text[],
      ${sums.map(({ reachedAt }) => reachedAt.toISOString())}::timestamptz[]) as given (world, score_id, reached_at)
    order by world, score_id
    on conflict do nothing returning world, score_id`)
  const fresh = new Set(added.map(({ world, scoreId }) => `${world} ${scoreId}`))
  // The first one of the batch with this ID counts.
  return new Set(sums.filter(({ score }) => !fresh.delete(`${score.world} ${score.scoreId}`)))
}

const figuresText = (figures: unknown) => JSON.stringify(figures)

/** Merges scores into the entries of their characters, in their order. */
function mergeAll(
  usable: readonly Usable[],
  stored: Awaited<ReturnType<typeof readEntries>>,
  origin: Pick<BatchOrigin, 'batchId' | 'gameServer'>,
) {
  const outcomes = new Map<number, EntryOutcome>()
  const placed = new Map<string, PlacedEntry>()
  for (const { index, score, reachedAt, season, character } of usable) {
    const key = { seasonId: season.id, characterId: character.id }
    const before = stored.get(keyOf(key))
    const known = placed.get(keyOf(key))?.after ?? before
    const merged = mergeScore(score.board, known ?? null, { ...score, reachedAt })
    const isSame =
      known !== undefined &&
      known.sortKey === merged.sortKey &&
      known.reachedAt.getTime() === merged.reachedAt.getTime() &&
      figuresText(known.figures) === figuresText(merged.figures)
    outcomes.set(index, { result: isSame ? 'unchanged' : 'applied', characterId: character.id })
    if (isSame) continue
    const { classCode, faction } = character
    const after = {
      ...key,
      ...merged,
      classCode,
      faction,
      isRanked: character.isRankable && isScore(score.board, merged.sortKey),
      gameServerId: origin.gameServer.id,
      batchId: origin.batchId,
      scoreId: score.scoreId,
    }
    placed.set(keyOf(key), { before, after })
  }
  return { outcomes, placed: [...placed.values()] }
}

/**
 * Takes scores into the boards of their season. A batch is one transaction, and batches for the same season
 * follow each other. The outcome depends neither on their order nor on repetitions.
 */
export async function reportScores(
  transaction: Transaction,
  origin: BatchOrigin,
  entries: readonly BatchEntry<Score>[],
): Promise<Outcomes> {
  await holdRanked(transaction)
  const { now } = await transaction.one<{ now: Date }>(sql`select now() as now`)
  const characters = await findScored(
    transaction,
    entries.map(({ entry }) => entry),
  )
  const boards = [...new Set(entries.map(({ entry: { board } }) => board))]
  const seasons = await seasonsOfBoards(transaction, boards)
  const outcomes = new Map<number, EntryOutcome>()
  const found: Usable[] = []
  for (const { index, entry: score } of entries) {
    const skewed = Date.parse(score.reachedAt) + origin.boot.clockSkewMs
    const reachedAt = new Date(Math.max(0, Math.min(skewed, now.getTime())))
    const character = origin.gameServer.worlds.includes(score.world) && characters.get(idOf(score))
    const season = seasonOf(seasons, score, reachedAt)
    if (!character) outcomes.set(index, refused('UNKNOWN_CHARACTER'))
    else if ('result' in season) outcomes.set(index, season)
    else if (isSum(score) && isForgottenAt(reachedAt, now))
      outcomes.set(index, { result: 'stale', characterId: character.id })
    else found.push({ index, score, reachedAt, season, character })
  }
  const open = await lockSeasons(transaction, [...new Set(found.map(({ season }) => season.id))])
  const usable = found.filter(({ season }) => open.has(season.id))
  for (const { index, season } of found)
    if (!open.has(season.id)) outcomes.set(index, refused('SEASON_CLOSED'))
  const repeated = await rememberSums(transaction, usable)
  for (const { index, character } of repeated)
    outcomes.set(index, { result: 'unchanged', characterId: character.id })
  const added = usable.filter((score) => !repeated.has(score))
  const stored = await readEntries(
    transaction,
    added.map(({ season, character }) => ({ seasonId: season.id, characterId: character.id })),
  )
  const merged = mergeAll(added, stored, origin)
  for (const [index, outcome] of merged.outcomes) outcomes.set(index, outcome)
  await placeEntries(transaction, merged.placed)
  return outcomes
}
