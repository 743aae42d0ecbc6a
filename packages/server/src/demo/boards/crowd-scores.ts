import type { BoardFigure, BoardKey } from '@olympus/contract/leaderboards'
import type { DemoCharacter } from '@olympus/game-simulator/demo/demo-character'
import { lifetimeOf } from '@olympus/game-simulator/demo/past/lifetime'
import { theronCharacters } from '@olympus/game-simulator/demo/theron-characters'
import { crowdMember, crowdSize, spread } from './crowd.ts'

interface DemoScore {
  readonly score: number
  readonly figures: Readonly<Partial<Record<BoardFigure, number>>>
  readonly party: readonly string[]
}

/** How many of the crowd are on a board, from its first member on. */
export function participants(board: BoardKey, boss: number | null, season: number): number {
  if (board === 'monsters') return crowdSize
  if (season === 3) return 240
  if (board === 'reputation' || board === 'achievements') return 1283
  if (board === 'raids') return 1283 - (boss ?? 0) * 127
  return 1009 - (boss ?? 0) * 87
}

/** The first ten, the others in front of Kallistrate, and those behind. */
const hydraTop = [4812, 4655, 4390, 4127, 3980, 3866, 3741, 3702, 3588, 3514]
const beforeKallistrate = 127
function hydraWins(place: number, size: number): number {
  const top = hydraTop[place]
  if (top !== undefined) return top
  if (place < beforeKallistrate) return 3480 - (place - hydraTop.length) * 19
  const share = (place - beforeKallistrate) / (size - beforeKallistrate)
  return Math.max(1, Math.round(1200 * (1 - share) ** 1.6))
}

/** Of each boss, in milliseconds. */
const serverRecords = [318_000, 242_000, 250_000, 390_000, 588_000, 340_000, 415_000]

/** Falls from the best to one, with many equal scores at the end. */
const falling = (place: number, size: number, best: number) =>
  Math.max(1, Math.round(best * (1 - place / size) ** 2.2))

const bests: Readonly<Partial<Record<BoardKey, number>>> = {
  raids: 3000,
  monsters: 2_400_000,
  icebreaker: 840,
  'frozen-crown': 98_000,
  'instant-combat': 2100,
  'rainbow-battle': 610,
  'arena-of-talents': 930,
}

function figuresOf(board: BoardKey, score: number, number: number): DemoScore['figures'] {
  const share = (per: number) => Math.round((score * (40 + spread(number, 97))) / per)
  switch (board) {
    case 'icebreaker':
      return { completed: score + share(150) }
    case 'frozen-crown':
      return { kills: share(900), deaths: share(1300) }
    case 'instant-combat':
      return { damage: score * (90_000 + spread(number, 40_009)) }
    case 'rainbow-battle':
      return { losses: share(110), ties: share(1900) }
    case 'arena-of-talents':
      return { losses: share(120), surrenders: share(2400) }
    default:
      return {}
  }
}

const partySize = 4
const partyOf = (number: number) =>
  Array.from({ length: partySize }, (_, index) => crowdMember((number + index * 11) % 900).name)

/** The score of a member of the crowd. Some boards have it in another order. */
export function crowdScore(
  board: BoardKey,
  {
    boss,
    season,
    number,
  }: { readonly boss: number | null; readonly season: number; readonly number: number },
): DemoScore {
  const size = participants(board, boss, season)
  const { reputation, achievement_points: points } = crowdMember(number)
  if (board === 'reputation') return { score: reputation, figures: {}, party: [] }
  if (board === 'achievements') return { score: points, figures: {}, party: [] }
  if (board === 'raids' && boss === 0) return { score: hydraWins(number, size), figures: {}, party: [] }
  const place = spread(number, size, season === 3 ? 7873 : 7919)
  if (board === 'raid-records')
    return {
      score: (serverRecords[boss ?? 0] ?? 0) + Math.round(place ** 1.2) * 173,
      figures: {},
      party: partyOf(number),
    }
  const score = falling(place, size, bests[board] ?? 1000)
  return { score, figures: figuresOf(board, score, number), party: [] }
}

type OwnScore = readonly [board: BoardKey, boss: number | null, score: number]

/** On boards that start anew with a season, or that no statistic has. */
const seasonScores: Readonly<Record<string, readonly OwnScore[]>> = {
  Kallistrate: [
    ['frozen-crown', null, 41_250],
    ['rainbow-battle', null, 204],
    ['arena-of-talents', null, 377],
  ],
  Nyxandra: [['arena-of-talents', null, 96]],
}

const byBoss = (board: BoardKey, codes: Readonly<Record<string, number>>): OwnScore[] =>
  Object.entries(codes).map(([boss, score]) => [board, Number(boss), score])

function scoresOf(character: DemoCharacter): OwnScore[] {
  const { counters, breakdowns, bestTimes } = lifetimeOf(character)
  const counted = [
    ['monsters', null, Object.values(breakdowns.families).reduce((sum, kills) => sum + kills, 0)],
    ['icebreaker', null, counters.icebreakersWon ?? 0],
    ['instant-combat', null, counters.instantBattlesWon ?? 0],
  ] as const satisfies OwnScore[]
  return [
    ...byBoss('raids', breakdowns.bossesWon),
    ...byBoss('raid-records', bestTimes),
    ...counted,
    ...(seasonScores[character.name] ?? []),
  ]
}

/**
 * What the active characters of Theron have achieved, as their statistics say. The game simulator continues
 * from here.
 */
export const theronScores: Readonly<Record<string, readonly OwnScore[]>> = Object.fromEntries(
  theronCharacters.filter(({ isActive }) => isActive).map((each) => [each.name, scoresOf(each)]),
)
