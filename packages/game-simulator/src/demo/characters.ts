import { between, drawsSeededBy, pick, take } from '../random.ts'
import { characterNames } from './character-names.ts'
import {
  demoClasses,
  type DemoCharacter,
  type DemoClass,
  demoElements,
  demoFactions,
} from './demo-character.ts'

const levelBands = [
  { min: 68, max: 95 },
  { min: 44, max: 67 },
  { min: 15, max: 43 },
] as const

const heroMinLevel = 65
const maxJobLevel = 80

/** Growth per level, which distinguishes the classes. */
const growth: Record<DemoClass, { hp: number; attack: number; defense: number }> = {
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
  const classes = new Set(demoClasses)
  const characters = levelBands.map(({ min, max }): DemoCharacter => {
    const name = take(names, draw)
    const characterClass = take(classes, draw)
    const level = between(min, max, draw)
    const heroLevel = Math.max(0, Math.round((level - heroMinLevel) * 1.5) + between(-2, 1, draw))
    const power = level + heroLevel * 0.6
    const { hp, attack, defense } = growth[characterClass]
    const attackMin = Math.round(power * attack * 0.82) + between(0, 40, draw)
    const element = pick(demoElements, draw)
    const resistance = (isOwn: boolean) => Math.round(level * (isOwn ? 0.75 : 0.4)) + between(0, 9, draw)
    return {
      name,
      characterClass,
      element,
      faction: pick(demoFactions, draw),
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
    }
  })
  // The bank belongs to the account. Each character still draws, so that all other figures stay the same.
  const bankMoney = characters[0]?.bankMoney ?? 0
  return characters.map((character) => ({ ...character, bankMoney }))
}
