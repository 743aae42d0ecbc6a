import { type BoardFigure, boardFigures, type BoardKey } from '@olympus/contract/leaderboards'
import { boardRules, sortKeyOf } from './board-rules.ts'

/** A total, and when it was reached, in milliseconds since 1970. */
type FigureAt = readonly [total: number, at: number]

export type StoredFigures = Readonly<Partial<Record<BoardFigure, FigureAt>>>

/** What counts of an entry. */
export interface Standing {
  readonly sortKey: number
  readonly reachedAt: Date
  readonly figures: StoredFigures | null
  readonly party: readonly string[] | null
}

export interface ReportedScore {
  readonly score: number
  readonly reachedAt: Date
  readonly figures: Readonly<Partial<Record<BoardFigure, number>>>
  readonly party: readonly string[]
}

/** Positive if the first is better: less, or as much but earlier. */
const compareBest = (one: Standing, other: Standing) =>
  other.sortKey - one.sortKey || other.reachedAt.getTime() - one.reachedAt.getTime()

/** Positive if the first is later. Of two at once the better one counts. */
const compareLatest = (one: Standing, other: Standing) =>
  one.reachedAt.getTime() - other.reachedAt.getTime() || other.sortKey - one.sortKey

/** When a sum was reached: with the last score that added something. */
function sumReachedAt(known: Standing, added: Standing): Date {
  if ((known.sortKey === 0) !== (added.sortKey === 0)) return (added.sortKey === 0 ? known : added).reachedAt
  const [one, other] = [known.reachedAt.getTime(), added.reachedAt.getTime()]
  return new Date(added.sortKey === 0 ? Math.min(one, other) : Math.max(one, other))
}

/** Takes the total that was reached last. Of two at once it is the higher one. */
function mergeFigures(known: StoredFigures | null, reported: StoredFigures | null): StoredFigures | null {
  if (!known || !reported) return known ?? reported
  const merged = { ...known }
  for (const name of boardFigures) {
    const [was, is] = [known[name], reported[name]]
    if (is && (!was || is[1] > was[1] || (is[1] === was[1] && is[0] > was[0]))) merged[name] = is
  }
  return merged
}

function standingOf(board: BoardKey, { score, reachedAt, figures, party }: ReportedScore): Standing {
  const shown = boardRules[board].figures.flatMap((name) => {
    const total = figures[name]
    return total === undefined ? [] : [[name, [total, reachedAt.getTime()]] as const]
  })
  return {
    sortKey: sortKeyOf(board, score),
    reachedAt,
    figures: shown.length > 0 ? (Object.fromEntries(shown) as StoredFigures) : null,
    party: party.length > 0 ? party : null,
  }
}

/** Takes a score into the entry of a character. The outcome does not depend on the order of the scores. */
export function mergeScore(board: BoardKey, known: Standing | null, reported: ReportedScore): Standing {
  const added = standingOf(board, reported)
  if (!known) return added
  const figures = mergeFigures(known.figures, added.figures)
  const { aggregation } = boardRules[board]
  if (aggregation === 'sum')
    return {
      sortKey: known.sortKey + added.sortKey,
      reachedAt: sumReachedAt(known, added),
      figures,
      party: added.party ?? known.party,
    }
  const compare = aggregation === 'best' ? compareBest : compareLatest
  const { sortKey, reachedAt, party } = compare(added, known) > 0 ? added : known
  return { sortKey, reachedAt, figures, party }
}
