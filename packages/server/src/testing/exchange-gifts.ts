import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { giftItem } from '../features/shop/gift-item.ts'
import { createAccount } from './create-account.ts'
import { createCharacter, giveCoins } from './game-data.ts'

export const friendCharacterName = 'Friend of the player'

/**
 * Sends a gift of an item to a new friend and one back. The name of the player's character must be unique.
 */
export async function exchangeGifts(
  database: Database,
  itemId: string,
  player: { readonly accountId: number; readonly characterName: string },
): Promise<void> {
  const friendId = await createAccount(database)
  await giveCoins(database, friendId, 100)
  await createCharacter(database, friendId, { name: friendCharacterName })
  const gift = { itemId, quantity: 1, expectedUnitPriceCoins: 100, locale: 'en' } as const
  for (const [giver, characterName, message] of [
    [player.accountId, friendCharacterName, 'Given'],
    [friendId, player.characterName, 'Received'],
  ] as const)
    await giftItem(database, { ...gift, accountId: giver, requestKey: randomUUID(), characterName, message })
}
