import type { LocaleCode } from '@olympus/contract/locales'
import sql, { empty } from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { addSupport } from './add-support.ts'
import { type MailTransport, NoSuchMailbox } from './mail-transport.ts'

interface DeliverMailsOptions {
  readonly database: Database
  readonly transport: MailTransport
  readonly log: Log
  readonly metrics: Metrics
  /** Host of the Message-ID. */
  readonly host: string
  readonly supportEmail: string | null
}

interface QueuedMail {
  readonly id: number
  readonly recipient: string
  readonly locale: LocaleCode
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo: string | null
  readonly tries: number
}

const batchSize = 20
const giveUpAfter = '24 hours'

/**
 * Leases due mails for two minutes, so that no transaction stays open while a mail server is slow. If the
 * process dies, another one sends them again. Each mail arrives at least once. Links that readers wait for
 * come first.
 */
const lease = sql`
  with leased as (
    update mail_outbox set tries = tries + 1, next_try_at = now() + interval '2 minutes'
    where id in (
      select id from mail_outbox where sent_at is null and failed_at is null and next_try_at <= now()
      order by is_urgent desc, next_try_at limit ${batchSize} for update skip locked
    )
    returning id, recipient, locale, subject, text, html, reply_to, tries, is_urgent
  )
  select id, recipient, locale, subject, text, html, reply_to, tries from leased order by is_urgent desc, id`

/** Erases the body, because its links give access and must not stay in the database. */
const withoutBody = sql`, text = '', html = ''`

async function deliver(
  { id, tries, ...mail }: QueuedMail,
  { database, transport, log, metrics, host, supportEmail }: DeliverMailsOptions,
): Promise<void> {
  try {
    // A mail with its own reply address is one to support.
    const { recipient, subject, text, html } = mail.replyTo === null ? addSupport(mail, supportEmail) : mail
    const messageId = `<mail-${id}@${host}>`
    const replyTo = mail.replyTo ?? supportEmail
    await transport.send({ recipient, subject, text, html, replyTo, messageId })
    await database.execute(
      sql`update mail_outbox set sent_at = now(), last_error = null${transport.isOutbox ? empty : withoutBody} where id = ${id}`,
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ mailId: id, tries, reason }, 'mail not sent')
    const pauseSeconds = Math.min(30 * 2 ** tries, 3600)
    const isUnknownMailbox = error instanceof NoSuchMailbox
    const tried = await database.maybeOne<{ isFailed: boolean }>(
      sql`update mail_outbox set last_error = ${reason.slice(0, 500)},
            next_try_at = now() + make_interval(secs => ${pauseSeconds}),
            failed_at = case when ${isUnknownMailbox} or created_at < now() - ${giveUpAfter}::interval then now() end
          where id = ${id}
          returning failed_at is not null as is_failed`,
    )
    if (!tried?.isFailed) return
    metrics.count('olympus_mails_failed_total', { reason: isUnknownMailbox ? 'no-mailbox' : 'too-old' })
    await database.execute(sql`update mail_outbox set text = '', html = '' where id = ${id}`)
  }
}

/** Sends due mails. Resolves with the number of attempted mails. */
export async function deliverMails(options: DeliverMailsOptions): Promise<number> {
  const due = await options.database.query<QueuedMail>(lease)
  for (const row of due) await deliver(row, options)
  return due.length
}
