import type { aggregations, BoardFigure, BoardKey, scoreUnits } from '@olympus/contract/leaderboards'

interface BoardRule {
  readonly unit: (typeof scoreUnits)[number]
  readonly aggregation: (typeof aggregations)[number]
  /** `summary`: the score follows from the reports of characters, and is never reported by itself. */
  readonly source: 'scores' | 'summary'
  readonly figures: readonly BoardFigure[]
}

const count = { unit: 'count', source: 'scores', figures: [] } as const

/** What the portal knows of a board, whatever the game data names it. */
export const boardRules: Readonly<Record<BoardKey, BoardRule>> = {
  raids: { ...count, aggregation: 'sum' },
  monsters: { ...count, aggregation: 'best' },
  icebreaker: { ...count, aggregation: 'sum', figures: ['completed'] },
  reputation: { ...count, aggregation: 'latest', source: 'summary' },
  achievements: { ...count, aggregation: 'latest', source: 'summary' },
  'frozen-crown': { ...count, aggregation: 'latest', figures: ['kills', 'deaths'] },
  'raid-records': { ...count, unit: 'milliseconds', aggregation: 'best' },
  'instant-combat': { ...count, aggregation: 'sum', figures: ['damage'] },
  'rainbow-battle': { ...count, aggregation: 'sum', figures: ['losses', 'ties'] },
  'arena-of-talents': { ...count, aggregation: 'sum', figures: ['losses', 'surrenders'] },
}

/** The lower key is the better one. */
export const sortKeyOf = (board: BoardKey, score: number): number =>
  boardRules[board].unit === 'count' ? 0 - score : score

export const scoreOf = (board: BoardKey, sortKey: number): number =>
  boardRules[board].unit === 'count' ? 0 - sortKey : sortKey

/** Who has won nothing ranks nowhere. */
export const isScore = (board: BoardKey, sortKey: number): boolean => scoreOf(board, sortKey) > 0
