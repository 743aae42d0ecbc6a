import { classCodes } from '@olympus/contract/bridge/codes'
import { type DemoClass, demoClasses } from '../demo/demo-character.ts'
import type { Draw } from '../random.ts'
import { usedItems, vnumOf } from './items.ts'

/** What part of a total each code has. */
export type Shares = ReadonlyMap<number, number>

/** Splits a total. The parts add up to it. */
export function split(total: number, shares: Shares): Record<string, number> {
  const all = [...shares.values()].reduce((sum, share) => sum + share, 0)
  const parts: Record<string, number> = {}
  let share = 0
  let given = 0
  for (const [code, own] of shares) {
    share += own
    const part = Math.round((total * share) / all) - given
    given += part
    if (part > 0) parts[code] = part
  }
  return parts
}

/** Draws a code. Those with a larger share come more often. */
export function pickShare(shares: Shares, draw: Draw): number {
  let left = draw([...shares.values()].reduce((sum, share) => sum + share, 0))
  for (const [code, share] of shares) if ((left -= share) < 0) return code
  throw new Error('There is nothing to pick')
}

/** The class of a reported code. Others fight like the first. */
export const classOf = (classCode: number): DemoClass =>
  demoClasses.find((name) => classCodes[name] === classCode) ?? demoClasses[0]

/** Of the families of monsters in the demo world, by their codes. Each class hunts others most. */
const familyShares = [24, 20, 16, 13, 10, 7, 5, 4]
const firstFamilies: Readonly<Record<DemoClass, number>> = {
  hoplite: 0,
  archer: 3,
  oracle: 5,
  pankratiast: 2,
}

export const familiesOf = (characterClass: DemoClass): Shares =>
  new Map(
    familyShares.map((share, place) => [
      (place + firstFamilies[characterClass]) % familyShares.length,
      share,
    ]),
  )

/** Of the bosses with a leaderboard, by their codes. */
export const bosses: Shares = new Map([28, 19, 14, 11, 7, 3, 2].map((share, code) => [code, share]))
export const lostBosses: Shares = new Map([2, 1, 1, 3, 2, 0, 1].map((share, code) => [code, share]))

const named = (shares: Readonly<Record<string, number>>): Shares =>
  new Map(Object.entries(shares).map(([name, share]) => [vnumOf(name), share]))

const skillShares: Readonly<Record<DemoClass, Shares>> = {
  hoplite: named({
    'Phalanx Thrust': 24,
    'Shield of Ares': 18,
    'Javelin Rain': 15,
    'War Cry of Leonidas': 12,
    'Bull Charge': 10,
    'Blade Dance': 8,
    'Bronze Skin': 6,
    'Flame of Hephaistos': 4,
    Skyfall: 2,
    'Oath of the Three Hundred': 1,
  }),
  archer: named({
    'Arrow of Apollo': 38,
    'Javelin Rain': 22,
    'Eye of the Hawk': 17,
    Skyfall: 13,
    'War Cry of Leonidas': 10,
  }),
  oracle: named({
    'Shadow of Hekate': 36,
    'Breath of Panakeia': 29,
    'Flame of Hephaistos': 20,
    Skyfall: 11,
    'Oath of the Three Hundred': 4,
  }),
  pankratiast: named({
    'Fist of Pollux': 41,
    'Stance of Antaios': 22,
    'Bull Charge': 19,
    'Blade Dance': 11,
    'War Cry of Leonidas': 7,
  }),
}

export const skillsOf = (characterClass: DemoClass): Shares => skillShares[characterClass]

export const items: Shares = new Map(usedItems.map(({ name, share }) => [vnumOf(name), share]))
