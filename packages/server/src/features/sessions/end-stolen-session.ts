import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { compose, queueMail } from '../../mail/mail.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import type { Sender } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions, type EndReason } from './end-sessions.ts'
import { stolenSessionLetters } from './stolen-session-letters.ts'

interface StolenSession extends Pick<Ports, 'forgetSession' | 'publicUrl'> {
  readonly accountId: number
  readonly sessionId: string
  readonly reason: EndReason
  /** The client that presented the tokens: the thief, or the owner after a theft. */
  readonly client: Sender
}

interface Owner {
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
}

/**
 * Ends a session whose tokens were used by two clients and mails the owner. Does
 * nothing if it already ended.
 */
export async function endStolenSession(
  transaction: Transaction,
  { accountId, sessionId, reason, client, publicUrl, forgetSession }: StolenSession,
): Promise<void> {
  const ended = await endSessions(transaction, { accountId, sessionId, reason, forgetSession })
  if (ended === 0) return
  await recordSecurityEvent(transaction, { accountId, kind: 'refresh-token-reused', client, sessionId })
  const { username, email, locale } = await transaction.one<Owner>(
    sql`select username, email, locale from account where id = ${accountId}`,
  )
  const { address, userAgent } = client
  const url = portalUrl(publicUrl, locale, '/settings/account')
  const letter = stolenSessionLetters[locale]({ username, userAgent, address, url })
  await queueMail(transaction, email, compose(letter, locale))
}
