import { counterKeys } from '@olympus/contract/statistic-keys'
import { expect, it } from 'vitest'
import { drawsSeededBy } from '../random.ts'
import { achieve } from './achieve.ts'
import { newCharacter } from './new-character.ts'

const now = new Date('2026-11-23T14:00:00Z')
const hero = newCharacter({ accountId: 1, gameId: '1-hero', world: 'main' }, now)

/** What a character has done after so many turns, and the scores of each board. */
function played(turns: number) {
  const luck = { draw: drawsSeededBy(4), now }
  const scores: Record<string, number> = {}
  let character = hero
  for (let turn = 0; turn < turns; turn++) {
    const achieved = achieve(character, luck)
    character = achieved.character
    for (const { board } of achieved.scores) scores[board] = (scores[board] ?? 0) + 1
  }
  return { character, scores }
}

const { character, scores } = played(800)
const { counters, bestTimes, latest } = character.counts

it('counts what it gives scores for', () => {
  expect({
    raids: counters.raidsWon,
    icebreaker: counters.icebreakersWon,
    'instant-combat': counters.instantBattlesWon,
    'rainbow-battle': counters.rainbowBattlesWon,
    'arena-of-talents': counters.arenaOfTalentsWon,
  }).toEqual({
    raids: scores['raids'],
    icebreaker: scores['icebreaker'],
    'instant-combat': scores['instant-combat'],
    'rainbow-battle': scores['rainbow-battle'],
    'arena-of-talents': scores['arena-of-talents'],
  })
  expect(Object.keys(bestTimes)).toHaveLength(7)
})

it('takes the gold that it counts as spent', () => {
  expect(counters.goldSpent).toBe(hero.sections.summary.gold - character.sections.summary.gold)
})

it('remembers the last fights and rewards', () => {
  expect(latest.lastFights).toHaveLength(20)
  expect(latest.lastSuperRewards?.length).toBe(Math.min(10, counters.superRewards ?? 0))
})

it('achieves everything that is counted besides fights and trade', () => {
  const others = new Set([
    'monstersKilled',
    'damageDealt',
    'goldEarned',
    'goldDropped',
    'goldSpentOnBazaar',
    'goldSpentOnFees',
    'potionsUsed',
    'foodUsed',
    'snacksUsed',
    'skillsCast',
    'onlineSeconds',
  ])
  expect(counterKeys.filter((key) => !others.has(key) && (counters[key] ?? 0) === 0)).toEqual([])
})
