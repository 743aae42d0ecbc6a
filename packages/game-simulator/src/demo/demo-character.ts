import type { elementCodes, factionCodes } from '@olympus/contract/bridge/codes'

export const demoClasses = ['hoplite', 'archer', 'oracle', 'pankratiast'] as const
export type DemoClass = (typeof demoClasses)[number]
export const demoElements = ['fire', 'water', 'light', 'shadow'] as const
type DemoElement = (typeof demoElements)[number] & keyof typeof elementCodes
export const demoFactions = ['celestial', 'chthonic'] as const
type DemoFaction = (typeof demoFactions)[number] & keyof typeof factionCodes

/** The figures of a character of the demo world. */
export interface DemoCharacter {
  name: string
  characterClass: DemoClass
  element: DemoElement
  faction: DemoFaction
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
  resistances: Record<DemoElement, number>
  achievementPoints: number
  gold: number
  bankMoney: number
  onlineHours: number
  isActive: boolean
}
