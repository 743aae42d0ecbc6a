import type { CharacterClass, Element, Faction } from '@olympus/contract/characters'

/** A character as a game server of the demo world would report it. */
export interface DemoCharacter {
  name: string
  characterClass: CharacterClass
  element: Element
  faction: Faction
  level: number
  /** 0 until the character becomes a hero. */
  heroLevel: number
  jobLevel: number
  reputation: number
  hp: number
  attackMin: number
  attackMax: number
  defense: number
  /** Percent by element. */
  resistances: Record<Element, number>
  achievementPoints: number
  gold: number
  bankMoney: number
  onlineHours: number
  isActive: boolean
  /** Whole days since the last activation or deactivation; null if there was none. */
  swappedDaysAgo: number | null
}
