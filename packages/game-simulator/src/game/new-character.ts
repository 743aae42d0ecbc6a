import type { DemoCharacter } from '../demo/demo-character.ts'
import { demoCharactersFor } from '../demo/characters.ts'
import { demoSectionsOf } from '../demo/demo-sections.ts'
import { theronAccountId, theronCharacters } from '../demo/theron-characters.ts'
import { numberOf } from '../random.ts'
import { noCounts } from './counts.ts'
import type { GameCharacter } from './game-character.ts'

const wordsOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The game's ID of a character. */
export const gameIdOf = (accountId: number, name: string): string => `${accountId}-${wordsOf(name)}`

/** The characters that an account of the demo world starts with. */
export const rosterOf = (accountId: number): readonly DemoCharacter[] =>
  accountId === theronAccountId ? theronCharacters : demoCharactersFor(accountId)

/** "48213-hero-1" belongs to Hero 1. */
const nameIn = (gameId: string) =>
  gameId
    .replace(/^\d+-/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, 40) || gameId.slice(0, 40)

function figuresOf(accountId: number, gameId: string): DemoCharacter {
  const roster = rosterOf(accountId)
  const known = roster.find(({ name }) => gameIdOf(accountId, name) === gameId)
  if (known) return known
  // Its name was taken when it was created, so it got its account number behind.
  const renamed = roster.find(({ name }) => gameIdOf(accountId, `${name} ${accountId}`) === gameId)
  const figures = renamed ?? roster[numberOf(gameId) % roster.length]
  if (!figures) throw new Error(`Account ${accountId} has no roster`)
  return { ...figures, name: nameIn(gameId), isActive: true }
}

export interface CharacterKey {
  readonly accountId: number
  readonly gameId: string
  readonly world: string
}

/** A character that the game has not stored yet. It follows from its account and its ID. */
export function newCharacter({ accountId, gameId, world }: CharacterKey, now: Date): GameCharacter {
  const figures = figuresOf(accountId, gameId)
  return {
    gameId,
    world,
    accountId,
    isActive: figures.isActive,
    isDeleted: false,
    counts: noCounts,
    sections: demoSectionsOf(figures, accountId, now),
  }
}
