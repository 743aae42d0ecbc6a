import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { isBanned } from '../sessions/account-refusal.ts'

interface Entrant {
  readonly accountId: number
  readonly world: string
  readonly gameId: string
}

interface AccountState {
  readonly isBanned: boolean
  /** A swap waits for the game, or a permanent selection is being carried out. */
  readonly isChanging: boolean
}

interface CharacterState {
  readonly characterId: number
  readonly isActive: boolean
  readonly isDeleted: boolean
}

type EntrantRefusal = Failure<
  | 'ACCOUNT_BANNED'
  | 'ACCOUNT_NOT_FOUND'
  | 'CHARACTERS_CHANGING'
  | 'CHARACTER_DELETED'
  | 'CHARACTER_NOT_ACTIVE'
  | 'CHARACTER_NOT_FOUND'
>

/** Finds the character that wants to enter the game, whose account the caller has locked. */
export async function findEntrant(
  transaction: Transaction,
  { accountId, world, gameId }: Entrant,
): Promise<{ readonly characterId: number } | EntrantRefusal> {
  const account = await transaction.maybeOne<AccountState>(sql`
    select ${isBanned} as is_banned,
      exists (select from character_swap where account_id = account.id and state = 'pending')
        or exists (select from character_selection where account_id = account.id and state = 'running') as is_changing
    from account
    where id = ${accountId} and activated_at is not null and deleted_at is null`)
  if (!account) return new Failure('ACCOUNT_NOT_FOUND')
  if (account.isBanned) return new Failure('ACCOUNT_BANNED')
  if (account.isChanging) return new Failure('CHARACTERS_CHANGING')
  // Locked, because the game could report its deletion meanwhile.
  const character = await transaction.maybeOne<CharacterState>(sql`
    select id as character_id, is_active, deleted_at is not null as is_deleted from character
    where world = ${world} and game_id = ${gameId} and account_id = ${accountId} for share`)
  if (!character) return new Failure('CHARACTER_NOT_FOUND')
  const { characterId, isActive, isDeleted } = character
  if (isDeleted) return new Failure('CHARACTER_DELETED')
  return isActive ? { characterId } : new Failure('CHARACTER_NOT_ACTIVE')
}
