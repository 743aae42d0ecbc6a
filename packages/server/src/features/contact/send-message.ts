import type { ContactTopic } from '@olympus/contract/contact'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { countAttempt } from '../../limits/count-attempt.ts'
import { forgiveOnError } from '../../limits/forgive-on-error.ts'
import type { Limit } from '../../limits/limiter.ts'
import { compose, queueMail } from '../../mail/mail.ts'
import type { Ports } from '../ports.ts'
import { copyLetters } from './copy-letters.ts'
import { referenceOf } from './message-reference.ts'
import { quotedLines, withoutLinks } from './quoted-lines.ts'
import { supportMail } from './support-letters.ts'
import { topicTexts } from './topic-texts.ts'

export interface Message {
  readonly messageId: string
  readonly topic: ContactTopic
  readonly text: string
  readonly locale: LocaleCode
}

interface MessageSender {
  readonly email: string
  readonly username: string | null
  /** Null: the sender is not logged in. */
  readonly accountId: number | null
  readonly limits: readonly Limit[]
}

interface SentMessage {
  readonly reference: string
  readonly email: string
  readonly sentAt: string
}

export type ContactPorts = Pick<Ports, 'config' | 'database' | 'limiter' | 'secretBox'>

const sentAtQuery = (onceHash: Buffer) =>
  sql`select created_at as sent_at from mail_outbox where once_hash = ${onceHash}`

/**
 * Queues a message to support, and a copy for its sender. The mails are the only place that stores it. The
 * same message is queued once. A later repeat gets the same answer and does not count for the limits.
 */
export async function sendMessage(
  { config: { supportEmail }, database, limiter, secretBox }: ContactPorts,
  sender: MessageSender,
  { messageId, topic: topicCode, text, locale }: Message,
): Promise<SentMessage | Failure<'CONTACT_FORM_CLOSED' | 'TOO_MANY_REQUESTS'>> {
  if (supportEmail === null) return new Failure('CONTACT_FORM_CLOSED')
  const { email, username, accountId, limits } = sender
  const content = JSON.stringify([messageId, email, username, accountId, topicCode, text])
  const onceHash = secretBox.hash(content, 'contact-message')
  const reference = referenceOf(onceHash)
  const answer = ({ sentAt }: { sentAt: Date }) => ({ reference, email, sentAt: sentAt.toISOString() })
  const earlier = await database.maybeOne<{ sentAt: Date }>(sentAtQuery(onceHash))
  if (earlier) return answer(earlier)

  const limited = await countAttempt(limiter, limits, { countsRefused: false })
  if (limited) return limited
  const topic = topicTexts[locale][topicCode]
  const lines = quotedLines(text)
  const mail = supportMail({ reference, topic, locale, email, username, accountId, lines })
  const copy = compose(copyLetters[locale]({ reference, topic, lines: lines.map(withoutLinks) }), locale)
  const copyHash = secretBox.hash(content, 'contact-copy')
  await forgiveOnError(limiter, limits, () =>
    database.transaction(
      async (transaction) => {
        await queueMail(transaction, supportEmail, { ...mail, onceHash })
        await queueMail(transaction, email, { ...copy, onceHash: copyHash })
      },
      { isRepeatable: true },
    ),
  )
  return answer(await database.one<{ sentAt: Date }>(sentAtQuery(onceHash)))
}
