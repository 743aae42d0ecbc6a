import { fightKinds } from '@olympus/contract/statistic-keys'
import type { Counts } from '../../game/counts.ts'
import { vnumOf } from '../../game/items.ts'
import { between, drawsSeededBy, happens, numberOf, pick } from '../../random.ts'
import type { PastCharacter } from './lifetime.ts'
import type { PlayedDay } from './played-days.ts'

const keptFights = 20
const keptRewards = 3
const winChance = 0.59
const rewards = [
  'Wings of Ikaros',
  'Laurel of Nike',
  'Sapphire of Thetis',
  'Talaria',
  'Ring of Gyges',
] as const
/** Instant combat, Icebreaker and Rainbow battle. */
const events = [1, 0, 2] as const
const eveningMs = 21 * 60 * 60 * 1000
const daysBetweenRewards = 4

/** What a report replaces: the last fights, rewards and the best streaks. */
export function latestOf({ name, gold }: PastCharacter, days: readonly PlayedDay[]): Counts['latest'] {
  const draw = drawsSeededBy(numberOf(`${name} lately`))
  const rewarded = days.slice(0, -1).toReversed()
  return {
    goldHeld: gold,
    lastFights: Array.from({ length: keptFights }, () => ({
      kind: pick(fightKinds, draw),
      isWon: happens(winChance, draw),
    })),
    longestWinningStreak: between(7, 12, draw),
    longestSessionSeconds: Math.max(0, ...days.map(({ seconds }) => seconds)),
    lastSuperRewards: Array.from({ length: keptRewards }, (_, index) => ({
      vnum: vnumOf(rewards[(index + numberOf(name)) % rewards.length] ?? rewards[0]),
      event: events[index % events.length] ?? null,
      day: rewarded[1 + index * daysBetweenRewards],
    })).flatMap(({ day, ...reward }) =>
      day ? [{ ...reward, wonAt: new Date(day.startsAt + eveningMs).toISOString() }] : [],
    ),
  }
}
