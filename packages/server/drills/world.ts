import { gameIdOf } from '@olympus/game-simulator/game/new-character'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { hashPassword } from '../src/features/passwords/password-hash.ts'
import { loadPackages } from '../src/features/purchase/load-packages.ts'
import type { TableSets } from '../src/features/wheel-fairness/table-rules.ts'
import type { SecretBox } from '../src/secrets/secret-box.ts'
import { createCodes } from '../src/testing/coupon-codes.ts'
import { createAccount } from '../src/testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../src/testing/game-data.ts'
import { testPassword } from '../src/testing/test-account.ts'
import { createGameServerKey } from '../src/testing/test-game-server.ts'
import { giveToWheelAccount, publishSets } from '../src/testing/wheel.ts'
import type { GameServerSetup } from './game.ts'

export const itemId = 'draught'
export const itemPriceCoins = 100
export const couponCoins = 100
export const claimsPerCode = 5
export const openingCoins = 100_000
export const openingTickets = 100_000
const codesPerPlayer = 50
/** Only tickets, so that what else is compared does not depend on spins. */
const odds: TableSets = {
  regular: [
    { id: 'one', weight: 2, tickets: 1 },
    { id: 'two', weight: 1, tickets: 2 },
  ],
  jackpot: [{ id: 'ten', weight: 1, tickets: 10 }],
}
/** Of the characters that are swapped and deleted. */
const spareLetters = ['B', 'C', 'D']

/** Each has a game server. */
const gameWorlds = ['argos', 'thebes']
const playingPerWorld = 3

export interface Player {
  readonly accountId: number
  readonly email: string
  readonly characterId: number
  readonly characterName: string
  /** The game world of the character. */
  readonly gameWorld: string
  /** The client address of the player. */
  readonly address: string
}

export interface World {
  readonly players: readonly Player[]
  readonly codes: readonly string[]
}

/** Fills an empty database with players who can log in, an item and contested coupons. */
export async function createWorld(database: Database, secretBox: SecretBox, size: number): Promise<World> {
  await loadPackages(database)
  await createItem(database, { id: itemId, priceCoins: itemPriceCoins })
  await publishSets(database, odds)
  const passwordHash = await hashPassword(testPassword, 'drill')
  const players: Player[] = []
  for (let index = 1; index <= size; index++) {
    const accountId = await createAccount(database)
    await giveCoins(database, accountId, openingCoins)
    await giveToWheelAccount(database, accountId, { tickets: openingTickets })
    const { email } = await database.one<{ email: string }>(
      sql`update account set password_hash = ${passwordHash} where id = ${accountId} returning email`,
    )
    const characterName = `Hero ${index}`
    const gameWorld = gameWorlds[index % gameWorlds.length] ?? ''
    const characterId = await createCharacter(database, accountId, {
      name: characterName,
      world: gameWorld,
      gameId: gameIdOf(accountId, characterName),
    })
    for (const letter of spareLetters) {
      const name = `${characterName} ${letter}`
      await createCharacter(database, accountId, {
        name,
        world: gameWorld,
        gameId: gameIdOf(accountId, name),
      })
    }
    players.push({
      accountId,
      email,
      characterId,
      characterName,
      gameWorld,
      address: `10.0.${index >> 8}.${index & 255}`,
    })
  }
  const codes = await createCodes(database, secretBox, {
    codes: size * codesPerPlayer,
    maxClaimsPerCode: claimsPerCode,
    contents: { coins: couponCoins },
  })
  return { players, codes }
}

/** Adds a game server for each game world. Some of the players are in the game meanwhile. */
export const createGameServers = (database: Database, { players }: World): Promise<GameServerSetup[]> =>
  Promise.all(
    gameWorlds.map(async (world) => ({
      world,
      key: await createGameServerKey(database, { name: `drill-${world}`, worlds: [world] }),
      accountIds: players
        .filter(({ gameWorld }) => gameWorld === world)
        .slice(0, playingPerWorld)
        .map(({ accountId }) => accountId),
    })),
  )
