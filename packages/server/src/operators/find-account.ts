import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../database/database.ts'
import { Refusal } from './operator-command.ts'

export interface NamedAccount {
  readonly id: number
  readonly username: string
}

interface Match extends NamedAccount {
  readonly isDeleted: boolean
}

/** Finds an account by ID, username or email address. Throws a Refusal unless there is exactly one. */
export async function findAccount(queries: Queries, name: string): Promise<NamedAccount> {
  const id = /^\d{1,15}$/.test(name) ? Number(name) : null
  const matches = await queries.query<Match>(sql`
    select id, username, deleted_at is not null as is_deleted from account
    where id = ${id} or lower(username) = lower(${name}) or lower(email) = lower(${name}) order by id`)
  const [match, other] = matches
  if (!match) throw new Refusal(`There is no account ${name}`)
  if (other)
    throw new Refusal(
      `${name} names two accounts, ${match.id} (${match.username}) and ${other.id} (${other.username}): name it by its email address`,
    )
  if (match.isDeleted) throw new Refusal(`Account ${match.id} is deleted`)
  return match
}

/**
 * Finds an account and locks it until the end of the transaction. Waits for acts of its player that are
 * running; acts that start later wait.
 */
export async function lockNamedAccount(transaction: Transaction, name: string): Promise<NamedAccount> {
  const { id } = await findAccount(transaction, name)
  await transaction.query(sql`select from account where id = ${id} for update`)
  // It may have been renamed or deleted in the meantime.
  const account = await findAccount(transaction, name)
  if (account.id !== id) throw new Refusal(`${name} changed its account just now: run the command again`)
  return account
}
