import type { ChatConnection } from '@olympus/contract/connections'
import sql from 'sql-template-tag'
import type { ChatAccount } from '../../chat-account/chat-account-provider.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import type { Actor } from '../actor.ts'
import { publish } from '../live/publish.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { readChatConnection } from './chat-connection.ts'
import { redirectUri } from './redirect-uri.ts'

interface ConsentAnswer extends Actor {
  readonly code: string
  readonly state: string
}

type ConnectRefusal = Failure<
  'CONNECTION_PROVIDER_UNAVAILABLE' | 'CONNECTION_STATE_INVALID' | 'CONNECTION_TAKEN'
>

/** Spends a state of this session, once even for concurrent calls. Resolves with its code verifier. */
async function spendState(
  database: Database,
  { state, sessionId }: ConsentAnswer,
): Promise<string | undefined> {
  const attempt = await database.maybeOne<{ codeVerifier: string }>(
    sql`update chat_connection_attempt set used_at = now()
        where state_hash = ${hashOf(state)} and session_id = ${sessionId} and used_at is null and expires_at > now()
        returning code_verifier`,
  )
  return attempt?.codeVerifier
}

/** The provider was unavailable and has not seen the code. The player may submit it again. */
const unspendState = (database: Database, { state }: ConsentAnswer) =>
  database.execute(sql`update chat_connection_attempt set used_at = null where state_hash = ${hashOf(state)}`)

interface NewConnection extends Pick<ConsentAnswer, 'accountId' | 'sessionId' | 'client'> {
  readonly provider: string
  readonly chatAccount: ChatAccount
}

async function replaceConnection(
  transaction: Transaction,
  { accountId, sessionId, client, provider, chatAccount: { externalId, name } }: NewConnection,
): Promise<Failure<'CONNECTION_TAKEN'> | null> {
  // Serializes concurrent answers for one account.
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

/** Exchanges the code for a chat account and connects it, in place of the current one. */
export async function connectChat(
  { database, publicUrl, chat }: Pick<Ports, 'chat' | 'database' | 'publicUrl'>,
  answer: ConsentAnswer,
): Promise<ChatConnection | ConnectRefusal> {
  const codeVerifier = await spendState(database, answer)
  if (codeVerifier === undefined) return new Failure('CONNECTION_STATE_INVALID')
  const chatAccount = await chat.exchange({
    code: answer.code,
    codeVerifier,
    redirectUri: redirectUri(publicUrl),
  })
  if (chatAccount instanceof Failure) {
    if (chatAccount.key === 'CONNECTION_PROVIDER_UNAVAILABLE') await unspendState(database, answer)
    return chatAccount
  }
  return database.transaction(async (transaction) => {
    const refusal = await replaceConnection(transaction, { ...answer, provider: chat.name, chatAccount })
    return refusal ?? readChatConnection(transaction, answer.accountId, chat.name)
  })
}
