import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { walletOf } from '../features/ledger/wallet-of.ts'
import { isBanned } from '../features/sessions/account-refusal.ts'
import { findAccount } from './find-account.ts'
import type { OperatorCommand } from './operator-command.ts'

const listedActs = 10

interface Row {
  readonly username: string
  readonly email: string
  readonly pendingEmail: string | null
  readonly emailChangedAt: Date | null
  readonly locale: string
  readonly role: string
  readonly createdAt: Date
  readonly activatedAt: Date | null
  readonly deletionAt: Date | null
  readonly isBanned: boolean
  readonly bannedAt: Date | null
  readonly bannedUntil: Date | null
  readonly banReason: string | null
  readonly hasPassword: boolean
  readonly twoFactorSince: Date | null
  readonly passkeys: number
  readonly sessions: number
  readonly lastUsedAt: Date | null
  readonly tickets: number
  readonly tokens: number
  readonly spins: number
}

interface ActRow {
  readonly id: number
  readonly happenedAt: Date
  readonly who: string
  readonly why: string
  readonly command: string
}

const readAccount = (queries: Queries, accountId: number) =>
  queries.one<Row>(sql`
    select username, email, pending_email, locale, role, created_at, activated_at, deletion_at,
      ${isBanned} as is_banned, banned_at, banned_until, ban_reason, password_hash <> 'none' as has_password,
      (select max(created_at) from security_event where account_id = account.id and kind = 'email-changed') as email_changed_at,
      (select enabled_at from two_factor where account_id = account.id) as two_factor_since,
      (select count(*) from passkey where account_id = account.id) as passkeys,
      (
        select count(*) from session where account_id = account.id and ended_at is null and expires_at > now()
      ) as sessions,
      (select max(last_used_at) from session where account_id = account.id) as last_used_at,
      coalesce(tickets, 0) as tickets, coalesce(tokens, 0) as tokens, coalesce(spins, 0) as spins
    from account left join wheel_account on account_id = account.id where id = ${accountId}`)

/** Acts on the account itself and on its purchases. */
const readActs = (queries: Queries, accountId: number) =>
  queries.query<ActRow>(sql`
    select id, happened_at, who, why, command from operator_act
    where details ->> 'accountId' = ${String(accountId)} or details ->> 'donationId' in (
      select id::text from donation where account_id = ${accountId}
    )
    order by id desc limit ${listedActs}`)

const at = (moment: Date | null) => moment?.toISOString() ?? 'never'

const banText = ({ isBanned, bannedAt, bannedUntil, banReason }: Row) =>
  isBanned
    ? `since ${at(bannedAt)}, ${bannedUntil ? `until ${at(bannedUntil)}` : 'forever'}: ${banReason}`
    : bannedAt
      ? `no, the last one ended ${at(bannedUntil)}: ${banReason}`
      : 'no'

export const showAccountCommand: OperatorCommand = {
  kind: 'reading',
  name: 'accounts show',
  operands: ['<account>'],
  summary: `state, ban, log-in, sessions, balance and tickets of an account, and the last ${listedActs} acts on it`,
  async run({ database, print }, [name]) {
    const { id } = await findAccount(database, name)
    const row = await readAccount(database, id)
    const { balanceCoins, debtCoins } = await walletOf(database, id)
    const { twoFactorSince, passkeys, sessions, lastUsedAt, emailChangedAt } = row
    print(`Account ${id} (${row.username}), ${row.role}, language ${row.locale}`)
    print(`Created: ${at(row.createdAt)}, activated: ${at(row.activatedAt)}`)
    print(
      `Email: ${row.email}, changed: ${at(emailChangedAt)}${row.pendingEmail ? `, waits for ${row.pendingEmail}` : ''}`,
    )
    if (row.deletionAt) print(`Deletion: asked for, due ${at(row.deletionAt)}`)
    print(`Ban: ${banText(row)}`)
    print(
      `Log-in: ${row.hasPassword ? 'password' : 'password void'}, second factor ${twoFactorSince ? `since ${at(twoFactorSince)}` : 'off'}, ${passkeys} passkeys`,
    )
    print(`Sessions: ${sessions}, last used: ${at(lastUsedAt)}`)
    print(`Balance: ${balanceCoins} OC, owes ${debtCoins} OC`)
    print(`Fortune wheel: ${row.tickets} tickets, ${row.tokens} tokens, ${row.spins} spins`)
    for (const act of await readActs(database, id))
      print(`Act ${act.id}  ${at(act.happenedAt)}  ${act.who}  ${act.command}  ${act.why}`)
    return true
  },
}
