import { pastOf } from '@olympus/game-simulator/demo/past/past-of'
import { theronAccountId, theronCharacters } from '@olympus/game-simulator/demo/theron-characters'
import { gameIdOf } from '@olympus/game-simulator/game/new-character'
import type { Transaction } from '../database/database.ts'
import { readCounting, savePasts } from './save-pasts.ts'

/**
 * Gives the characters of the demo account a year in which they have counted. After the first report of a
 * game server it would be stale.
 */
export async function saveTheronPast(transaction: Transaction, now: Date): Promise<void> {
  const characters = theronCharacters.map((character) => ({
    character,
    gameId: gameIdOf(theronAccountId, character.name),
  }))
  const counting = await readCounting(
    transaction,
    characters.map(({ gameId }) => gameId),
  )
  const missing = characters.filter(({ gameId }) => !counting.has(gameId))
  await savePasts(
    transaction,
    missing.map(({ character, gameId }) => ({ gameId, reports: pastOf(character, { now }) })),
  )
}
