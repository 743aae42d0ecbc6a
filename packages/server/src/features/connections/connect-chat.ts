import type { ChatConnection } from '@olympus/contract/connections'
import sql from 'sql-template-tag'
import type { ChatAccount } from '../../chat-account/chat-account-provider.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { chatConnection } from './chat-connection.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { redirectUri } from './redirect-uri.ts'

interface Answer {
  readonly accountId: number
  readonly sessionId: string
  readonly client: { readonly address: string; readonly userAgent: string }
  readonly code: string
  readonly state: string
}

type Refusal = Failure<'CONNECTION_PROVIDER_UNAVAILABLE' | 'CONNECTION_STATE_INVALID' | 'CONNECTION_TAKEN'>

/** Spends a state of this very session, once whatever comes at the same time. */
async function spendState(database: Database, { state, sessionId }: Answer): Promise<string | undefined> {
  const attempt = await database.maybeOne<{ codeVerifier: string }>(
    sql`update chat_connection_attempt set used_at = now()
        where state_hash = ${hashOf(state)} and session_id = ${sessionId} and used_at is null and expires_at > now()
        returning code_verifier`,
  )
  return attempt?.codeVerifier
}

/** The provider has not heard of the code, so that the player may hand it in again. */
const unspendState = (database: Database, { state }: Answer) =>
  database.execute(sql`update chat_connection_attempt set used_at = null where state_hash = ${hashOf(state)}`)

async function replaceConnection(
  transaction: Transaction,
  { accountId, sessionId, client }: Answer,
  provider: string,
  { externalId, name }: ChatAccount,
): Promise<Failure<'CONNECTION_TAKEN'> | null> {
  // Two answers for one account come one after the other.
  await transaction.one(sql`select id from account where id = ${accountId} for no key update`)
  const former = await transaction.maybeOne<{ externalId: string; provider: string }>(
    sql`delete from chat_connection where account_id = ${accountId} returning provider, external_id`,
  )
  const written = await transaction.execute(
    sql`insert into chat_connection (account_id, provider, external_id, name)
        values (${accountId}, ${provider}, ${externalId}, ${name})
        on conflict (provider, external_id) do nothing`,
  )
  if (written === 0) return new Failure('CONNECTION_TAKEN')
  const isOther = former && (former.externalId !== externalId || former.provider !== provider)
  const event = { accountId, sessionId, client }
  if (isOther) await recordSecurityEvent(transaction, { ...event, kind: 'connection-removed' })
  await recordSecurityEvent(transaction, { ...event, kind: 'connection-added' })
  await publish(transaction, accountId, { kind: 'account-changed' })
  return null
}

/** Connects the chat account that the provider names for a code, in place of the one that was connected before. */
export async function connectChat(
  { database, publicUrl, chat }: ConnectionsContext,
  answer: Answer,
): Promise<ChatConnection | Refusal> {
  const codeVerifier = await spendState(database, answer)
  if (codeVerifier === undefined) return new Failure('CONNECTION_STATE_INVALID')
  const account = await chat.exchange({
    code: answer.code,
    codeVerifier,
    redirectUri: redirectUri(publicUrl),
  })
  if (account instanceof Failure) {
    if (account.key === 'CONNECTION_PROVIDER_UNAVAILABLE') await unspendState(database, answer)
    return account
  }
  return database.transaction(async (transaction) => {
    const refusal = await replaceConnection(transaction, answer, chat.name, account)
    return refusal ?? chatConnection(transaction, answer.accountId, chat.name)
  })
}
