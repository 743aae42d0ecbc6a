import type { ReportedStatistics } from '@olympus/contract/bridge/statistics'
import type { BoardScore } from '@olympus/contract/bridge/scores'
import type { CounterKey } from '@olympus/contract/statistic-keys'
import { between, type Draw, happens, pick } from '../random.ts'
import type { Deed } from './counts.ts'
import { secondsPerMonster } from './fight-deed.ts'
import { type GameCharacter, withDeed, withSections } from './game-character.ts'
import { vnumOf } from './items.ts'

type Score = Pick<BoardScore, 'board' | 'score'> & Partial<Pick<BoardScore, 'boss' | 'party'>>
type FightKind = NonNullable<ReportedStatistics['latest']['lastFights']>[number]['kind']

/** What a character has achieved: how it is afterwards, and what that is on the boards. */
interface Achievement {
  readonly character: GameCharacter
  readonly scores: readonly Score[]
}

interface Luck {
  readonly draw: Draw
  readonly now: Date
}

/** Bosses of the demo world. */
const bosses = [0, 1, 2, 3, 4, 5, 6] as const
const fastest = 6 * 60_000
const slowest = 25 * 60_000
const winChance = 0.6
const raidWinChance = 0.9
const rewardChance = 0.1
const keptFights = 20
const keptRewards = 10

const done = (character: GameCharacter, deed: Deed, scores: readonly Score[] = []): Achievement => ({
  character: withDeed(character, deed),
  scores,
})

/** A won raid counts, and its time may be a record. */
function raid(character: GameCharacter, { draw }: Luck): Achievement {
  const boss = pick(bosses, draw)
  if (!happens(raidWinChance, draw)) return done(character, { breakdowns: { bossesLost: { [boss]: 1 } } })
  const score = between(fastest, slowest, draw)
  const { name } = character.sections.summary
  return done(character, { breakdowns: { bossesWon: { [boss]: 1 } }, bestTimes: { [boss]: score } }, [
    { board: 'raids', boss, score: 1 },
    { board: 'raid-records', boss, score, party: [name] },
  ])
}

interface Contest {
  readonly board?: BoardScore['board']
  readonly won: CounterKey
  readonly lost: CounterKey
  readonly fight?: FightKind
  /** Its code in the game data. */
  readonly event?: number
}

const contests: readonly Contest[] = [
  { board: 'icebreaker', won: 'icebreakersWon', lost: 'icebreakersCompleted', event: 0 },
  { board: 'instant-combat', won: 'instantBattlesWon', lost: 'instantBattlesLost', event: 1 },
  {
    board: 'rainbow-battle',
    won: 'rainbowBattlesWon',
    lost: 'rainbowBattlesLost',
    fight: 'rainbowBattle',
    event: 2,
  },
  {
    board: 'arena-of-talents',
    won: 'arenaOfTalentsWon',
    lost: 'arenaOfTalentsLost',
    fight: 'arenaOfTalents',
  },
  { won: 'duelsWon', lost: 'duelsLost', fight: 'duel' },
  { won: 'timespacesWon', lost: 'timespacesLost' },
  { won: 'arenaKills', lost: 'arenaDeaths' },
]

const rewards = ['Wings of Ikaros', 'Laurel of Nike', 'Sapphire of Thetis'] as const

/** Now and then, an event gives a reward that others envy. */
function rewardOf({ counts }: GameCharacter, event: number, { draw, now }: Luck): Deed {
  if (!happens(rewardChance, draw)) return {}
  const reward = { vnum: vnumOf(pick(rewards, draw)), event, wonAt: now.toISOString() }
  const earlier = counts.latest.lastSuperRewards ?? []
  return {
    counters: { superRewards: 1 },
    latest: { lastSuperRewards: [reward, ...earlier].slice(0, keptRewards) },
  }
}

function withFight(character: GameCharacter, kind: FightKind, isWon: boolean): GameCharacter {
  const earlier = character.counts.latest.lastFights ?? []
  return withDeed(character, { latest: { lastFights: [...earlier, { kind, isWon }].slice(-keptFights) } })
}

function contest(character: GameCharacter, luck: Luck): Achievement {
  const { board, won, lost, fight, event } = pick(contests, luck.draw)
  const isWon = happens(winChance, luck.draw)
  const fought = fight ? withFight(character, fight, isWon) : character
  if (!isWon) return done(fought, { counters: { [lost]: 1 } })
  const rewarded = event === undefined ? fought : withDeed(fought, rewardOf(fought, event, luck))
  return done(rewarded, { counters: { [won]: 1 } }, board ? [{ board, score: 1 }] : [])
}

const visitMiniland = (character: GameCharacter): Achievement =>
  done(character, { counters: { minilandVisits: 1 } })

const boxPrice = 150_000
const shopPrice = 3000

/** Spends gold, if there is enough: on a box that is opened at once, or on supplies. */
function spend(character: GameCharacter, { draw }: Luck): Achievement {
  const isBox = draw(4) === 0
  const price = isBox ? boxPrice : shopPrice
  const { summary } = character.sections
  if (summary.gold < price) return { character, scores: [] }
  const paid = withSections(character, { summary: { ...summary, gold: summary.gold - price } })
  return isBox
    ? done(paid, {
        counters: { goldSpentOnMysteryBoxes: price },
        breakdowns: { items: { [vnumOf('Pithos of Pandora')]: 1 } },
      })
    : done(paid, { counters: { goldSpentAtNpcShops: price } })
}

/** Follows from the time online, which the journal keeps: it never falls. */
const killMonsters = (character: GameCharacter): Achievement => ({
  character,
  scores: [
    {
      board: 'monsters',
      score: Math.floor(character.sections.summary.onlineSeconds / secondsPerMonster),
    },
  ],
})

const achievements = [raid, raid, contest, contest, spend, visitMiniland, killMonsters] as const

/** Lets a character achieve one thing. */
export const achieve = (character: GameCharacter, luck: Luck): Achievement =>
  pick(achievements, luck.draw)(character, luck)
