import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { doomedRefusal } from './open-selection.ts'

export interface OwnCharacter {
  readonly accountId: number
  readonly characterId: number
}

/** Locks an active character of the player, for something that it is to receive. */
export async function lockOwnCharacter(
  transaction: Transaction,
  { accountId, characterId }: OwnCharacter,
): Promise<OwnCharacter | Failure<'CHARACTER_DOOMED' | 'CHARACTER_NOT_ACTIVE' | 'CHARACTER_NOT_FOUND'>> {
  const character = await transaction.maybeOne<{ isActive: boolean }>(
    sql`select is_active from character
        where id = ${characterId} and account_id = ${accountId} and deleted_at is null for share`,
  )
  if (!character) return new Failure('CHARACTER_NOT_FOUND')
  if (!character.isActive) return new Failure('CHARACTER_NOT_ACTIVE')
  return (await doomedRefusal(transaction, characterId)) ?? { accountId, characterId }
}
