import { characterPaths } from './character-paths.ts'
import { characterClasses, characterIdentity, factions } from './characters.ts'
import { endpoint } from './endpoint.ts'
import { englishTexts } from './english-texts.ts'
import { limits } from './limits.ts'
import { pageQuery } from './paging.ts'
import { Id, named, Timestamp, z } from './schema.ts'

/** The boards in the order of the menu. Their keys are part of the URL. */
export const boardKeys = [
  'raids',
  'monsters',
  'icebreaker',
  'reputation',
  'achievements',
  'frozen-crown',
  'raid-records',
  'instant-combat',
  'rainbow-battle',
  'arena-of-talents',
] as const
export type BoardKey = (typeof boardKeys)[number]

/** `count`: more is better. `milliseconds`: a time, and less is better. */
export const scoreUnits = ['count', 'milliseconds'] as const

/**
 * What a further score does to the entry of a character: `best` keeps the better one, `latest` the one that
 * was reached last, `sum` adds them up.
 */
export const aggregations = ['best', 'latest', 'sum'] as const

/** Figures beside the score of some boards, for show only. */
export const boardFigures = [
  'kills',
  'deaths',
  'wins',
  'losses',
  'ties',
  'surrenders',
  'completed',
  'damage',
] as const
export type BoardFigure = (typeof boardFigures)[number]

const Count = z.int().check(z.nonnegative())
const Rank = z.int().check(z.positive())

const Coded = {
  code: z.int(),
  name: z.string(),
  icon: z.nullable(z.string()),
  ...englishTexts('name'),
}

export const BoardSeason = named(
  'BoardSeason',
  z.object({
    /** Code of the season in the game data; 0 for a board without seasons. */
    code: z.int(),
    /** Null for a board without seasons. */
    name: z.nullable(z.string()),
    startsAt: z.nullable(Timestamp),
    endsAt: z.nullable(Timestamp),
    /** Since then its entries are final. */
    closedAt: z.nullable(Timestamp),
    ...englishTexts('name'),
  }),
)

export const Board = named(
  'Board',
  z.object({
    key: z.enum(boardKeys),
    name: z.string(),
    /** Of the score: "Raids won". */
    scoreName: z.string(),
    unit: z.enum(scoreUnits),
    figures: z.array(z.enum(boardFigures)),
    /** Bosses that have a board of their own each; empty: there is one board. */
    bosses: z.array(z.object(Coded)),
    /** The newest first. */
    seasons: z.array(BoardSeason),
    ...englishTexts('name', 'scoreName'),
  }),
)
export type Board = z.output<typeof Board>

export const BoardEntry = named(
  'BoardEntry',
  z.object({
    /** Equal scores have equal ranks; the next lower one has its position as rank: 1, 2, 2, 4. */
    rank: Rank,
    /** Counts the entries from 1. Among equal scores, who reached it first, then the lower ID. */
    position: Rank,
    character: z.object({ ...characterIdentity, level: Count, heroLevel: Count }),
    score: z.int(),
    figures: z.partialRecord(z.enum(boardFigures), Count),
    reachedAt: Timestamp,
    /** Names of the party of a raid record. */
    party: z.array(z.string()),
    isOwn: z.boolean(),
    /** Places won (positive) or lost since a week ago; null if either place is not known. */
    change: z.nullable(z.int()),
  }),
)
export type BoardEntry = z.output<typeof BoardEntry>

/** Whose ranks: of all, or within a class, a faction or both. */
const boardQuery = {
  /** Code of a boss, required by boards that have bosses. */
  boss: z.optional(z.int()),
  /** Code of a season; the current one by default. */
  season: z.optional(z.int()),
  characterClass: z.optional(z.enum(characterClasses)),
  faction: z.optional(z.enum(factions)),
}

const boardParams = z.strictObject({ board: z.enum(boardKeys) })

const OwnPlace = z.object({
  entry: BoardEntry,
  /** The page of the entry at the page size of the request. */
  page: z.int(),
  /** The next better score and who has it; null for the first. */
  next: z.nullable(z.object({ rank: Rank, characterId: Id, name: z.string(), score: z.int() })),
})
export type OwnPlace = z.output<typeof OwnPlace>

export const listBoards = endpoint({
  method: 'GET',
  path: '/leaderboards',
  access: 'player',
  tag: 'Leaderboards',
  summary: 'The boards with their bosses and seasons, named in the language of the request',
  data: z.object({ boards: z.array(Board) }),
  errors: [],
})

export const readBoard = endpoint({
  method: 'GET',
  path: '/leaderboards/:board',
  access: 'player',
  tag: 'Leaderboards',
  summary: 'One page of a board, the exact number of entries, and the places of the own characters',
  params: boardParams,
  query: z.strictObject({ ...boardQuery, ...pageQuery(limits.boardPageSizeDefault) }),
  data: z.object({
    entries: z.array(BoardEntry),
    totalEntries: Count,
    page: z.int(),
    pageSize: z.int(),
    season: BoardSeason,
    /** Of the own characters that are on the board, the best first. */
    own: z.array(OwnPlace),
    /** Changes with every change of the board. */
    version: z.int(),
    serverNow: Timestamp,
  }),
  errors: ['NOT_FOUND'],
})

export const getBoardVersion = endpoint({
  method: 'GET',
  path: '/leaderboards/:board/version',
  access: 'player',
  tag: 'Leaderboards',
  summary: 'Whether a board has changed: open pages ask every two seconds',
  params: boardParams,
  query: z.strictObject({ boss: boardQuery.boss, season: boardQuery.season }),
  data: z.object({ version: z.int() }),
  errors: ['NOT_FOUND'],
})

export const findOnBoard = endpoint({
  method: 'GET',
  path: '/leaderboards/:board/places/:characterId',
  access: 'player',
  tag: 'Leaderboards',
  summary: 'The place of a character with its neighbors; null if it has no entry',
  params: z.strictObject({ board: z.enum(boardKeys), characterId: Id }),
  query: z.strictObject({
    ...boardQuery,
    pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), limits.boardPageSizeDefault),
  }),
  data: z.object({
    place: z.nullable(z.extend(OwnPlace, { neighbors: z.array(BoardEntry) })),
  }),
  errors: ['NOT_FOUND'],
})

export const searchBoard = endpoint({
  method: 'GET',
  path: '/leaderboards/:board/entries',
  access: 'player',
  tag: 'Leaderboards',
  summary: 'Entries of characters whose name begins like this, the best first',
  params: boardParams,
  query: z.strictObject({
    ...boardQuery,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.characterNameMaxLength)),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), limits.boardPageSizeDefault),
  }),
  data: z.object({ entries: z.array(z.object({ entry: BoardEntry, page: z.int() })) }),
  errors: ['NOT_FOUND'],
})

export const getRanks = endpoint({
  method: 'GET',
  path: characterPaths.ranks,
  access: 'player',
  tag: 'Leaderboards',
  summary: 'The places of a character on the current boards; none if it is hidden from them',
  params: z.strictObject({ id: Id }),
  data: z.object({
    ranks: z.array(
      z.object({
        board: z.enum(boardKeys),
        boss: z.nullable(z.object(Coded)),
        rank: Rank,
        totalEntries: Count,
        score: z.int(),
        unit: z.enum(scoreUnits),
        /** The best rank at the end of a day so far; null if none is known. */
        best: z.nullable(z.object({ rank: Rank, day: z.iso.date() })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
