import { characterClasses, elements, factions } from '@olympus/contract/characters'
import type { CharacterClass } from '@olympus/contract/characters'
import { characterNames } from './character-names.ts'
import type { DemoCharacter } from './demo-character.ts'

const levelBands = [
  { min: 68, max: 95 },
  { min: 44, max: 67 },
  { min: 15, max: 43 },
] as const

const heroMinLevel = 65
const maxJobLevel = 80

/** Growth per level, which distinguishes the classes. */
const growth: Record<CharacterClass, { hp: number; attack: number; defense: number }> = {
  hoplite: { hp: 395, attack: 43, defense: 19 },
  archer: { hp: 310, attack: 50, defense: 15 },
  oracle: { hp: 265, attack: 55, defense: 13 },
  pankratiast: { hp: 350, attack: 46, defense: 17 },
}

/**
 * The three active characters of an activated demo account. The same account always gets the same three,
 * with different names, classes and levels.
 */
export function demoCharactersFor(accountId: number): DemoCharacter[] {
  const draw = drawsSeededBy(accountId)
  const names = new Set(characterNames)
  const classes = new Set(characterClasses)
  return levelBands.map(({ min, max }) => {
    const name = takeOrFail(names, draw)
    const characterClass = takeOrFail(classes, draw)
    const level = between(min, max, draw)
    const heroLevel = Math.max(0, Math.round((level - heroMinLevel) * 1.5) + between(-2, 1, draw))
    const power = level + heroLevel * 0.6
    const { hp, attack, defense } = growth[characterClass]
    const attackMin = Math.round(power * attack * 0.82) + between(0, 40, draw)
    const element = pickOrFail(elements, draw)
    const resistance = (isOwn: boolean) => Math.round(level * (isOwn ? 0.75 : 0.4)) + between(0, 9, draw)
    return {
      name,
      characterClass,
      element,
      faction: pickOrFail(factions, draw),
      level,
      heroLevel,
      jobLevel: Math.min(maxJobLevel, Math.round(level * 0.85) + between(0, 4, draw)),
      reputation: Math.round(level ** 2.9) + between(0, 9999, draw),
      hp: Math.round(power * hp * 0.8) + between(0, 300, draw),
      attackMin,
      attackMax: attackMin + between(60, 60 + level * 5, draw),
      defense: Math.round(power * defense * 0.8) + between(0, 40, draw),
      resistances: {
        fire: resistance(element === 'fire'),
        water: resistance(element === 'water'),
        light: resistance(element === 'light'),
        shadow: resistance(element === 'shadow'),
      },
      achievementPoints: level * between(40, 80, draw),
      gold: Math.round(level ** 3.4) * between(5, 25, draw),
      bankMoney: level * between(1, 40, draw) * 100_000,
      onlineHours: Math.round(level ** 1.5) + between(0, 90, draw),
      isActive: true,
      swappedDaysAgo: null,
    }
  })
}

/** Returns integers from 0 to `below` - 1 in a sequence fixed by the seed (mulberry32). */
type Draw = (below: number) => number

function drawsSeededBy(seed: number): Draw {
  // The factor spreads neighboring account ids over the generator's states.
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x85ebca6b)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const between = (min: number, max: number, draw: Draw) => min + draw(max - min + 1)

function pickOrFail<T>(values: readonly T[], draw: Draw): T {
  const value = values[draw(values.length)]
  if (value === undefined) throw new Error('Cannot pick from an empty list')
  return value
}

function takeOrFail<T>(values: Set<T>, draw: Draw): T {
  const value = pickOrFail([...values], draw)
  values.delete(value)
  return value
}
