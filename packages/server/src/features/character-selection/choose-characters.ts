import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

/** What the player has chosen. */
export interface Chosen {
  readonly keptIds: readonly number[]
  readonly heirId: number
}

/** The characters that a permanent selection keeps and deletes, by ID. */
export interface Choice extends Chosen {
  readonly deletedIds: readonly number[]
  /** What the player confirms. */
  readonly previewHash: string
}

type ChoiceRefusal = Failure<'BAD_REQUEST' | 'CHARACTER_NOT_FOUND' | 'SELECTION_EMPTY'>

const hashOf = (choice: Omit<Choice, 'previewHash'>): string => {
  const { keptIds, deletedIds, heirId } = choice
  return createHash('sha256')
    .update(JSON.stringify([keptIds, deletedIds, heirId]))
    .digest('base64url')
}

function chooseFrom(ids: readonly number[], { keptIds, heirId }: Chosen): Choice | ChoiceRefusal {
  const chosen = new Set(keptIds)
  if (![...chosen].every((id) => ids.includes(id))) return new Failure('CHARACTER_NOT_FOUND')
  if (!chosen.has(heirId)) {
    const message = 'The heir is not one of the characters that stay'
    return new Failure('BAD_REQUEST', { data: { issues: [{ path: 'body.heirId', message }] } })
  }
  const kept = ids.filter((id) => chosen.has(id))
  const deletedIds = ids.filter((id) => !chosen.has(id))
  if (deletedIds.length === 0) return new Failure('SELECTION_EMPTY')
  const choice = { keptIds: kept, deletedIds, heirId }
  return { ...choice, previewHash: hashOf(choice) }
}

const own = (accountId: number) =>
  sql`select id from character where account_id = ${accountId} and deleted_at is null order by id`

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/** Everything that is not kept is deleted. */
export const chooseCharacters = async (
  queries: Queries,
  accountId: number,
  chosen: Chosen,
): Promise<Choice | ChoiceRefusal> =>
  chooseFrom(idsOf(await queries.query<{ id: number }>(own(accountId))), chosen)

/**
 * Like `chooseCharacters`, and locks the characters. Orders, gifts and redemptions hold the character that
 * they are for. So those that do not see the selection are done first, and are on their way when it is.
 */
export const chooseLocked = async (
  transaction: Transaction,
  accountId: number,
  chosen: Chosen,
): Promise<Choice | ChoiceRefusal> =>
  chooseFrom(idsOf(await transaction.query<{ id: number }>(sql`${own(accountId)} for no key update`)), chosen)
