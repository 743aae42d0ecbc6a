import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { hashPassword } from '../src/features/passwords/password-hash.ts'
import { loadPackages } from '../src/features/purchase/load-packages.ts'
import type { SecretBox } from '../src/secrets/secret-box.ts'
import { createCodes } from '../src/testing/coupon-codes.ts'
import { createAccount } from '../src/testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../src/testing/game-data.ts'
import { testPassword } from '../src/testing/test-account.ts'

export const itemId = 'draught'
export const itemPriceCoins = 100
export const couponCoins = 100
export const claimsPerCode = 5
export const openingCoins = 100_000
const codesPerPlayer = 50

export interface Player {
  readonly accountId: number
  readonly email: string
  readonly characterId: number
  readonly characterName: string
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
  const passwordHash = await hashPassword(testPassword, 'drill')
  const players: Player[] = []
  for (let index = 1; index <= size; index++) {
    const accountId = await createAccount(database)
    await giveCoins(database, accountId, openingCoins)
    const { email } = await database.one<{ email: string }>(
      sql`update account set password_hash = ${passwordHash} where id = ${accountId} returning email`,
    )
    const characterName = `Hero ${index}`
    const characterId = await createCharacter(database, accountId, { name: characterName })
    players.push({
      accountId,
      email,
      characterId,
      characterName,
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
