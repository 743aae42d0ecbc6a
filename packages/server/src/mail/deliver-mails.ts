import type { LocaleCode } from '@olympus/contract/locales'
import sql, { empty } from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { addSupport } from './add-support.ts'
import { type MailTransport, NoSuchMailbox } from './mail-transport.ts'

interface DeliverMailsOptions {
  readonly database: Database
  readonly transport: MailTransport
  readonly log: Log
  /** Host of the Message-ID. */
  readonly host: string
  readonly supportEmail: string | null
}

interface Row {
  readonly id: number
  readonly recipient: string
  readonly locale: LocaleCode
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly tries: number
}

const batchSize = 20
const giveUpAfter = '24 hours'

/**
 * Takes the mails that are due for a lease of two minutes, so that no transaction is open while a server is slow: a process
 * that dies leaves them to be taken again. Each mail arrives at least once.
 */
const lease = sql`
  update mail_outbox set tries = tries + 1, next_try_at = now() + interval '2 minutes'
  where id in (
    select id from mail_outbox where sent_at is null and failed_at is null and next_try_at <= now()
    order by next_try_at limit ${batchSize} for update skip locked
  )
  returning id, recipient, locale, subject, text, html, tries`

/** Links in it log people in: whoever reads the database later must not find them. */
const withoutBody = sql`, text = '', html = ''`

async function deliver(
  { id, tries, ...mail }: Row,
  { database, transport, log, host, supportEmail }: DeliverMailsOptions,
): Promise<void> {
  try {
    const { recipient, subject, text, html } = addSupport(mail, supportEmail)
    const messageId = `<mail-${id}@${host}>`
    await transport.send({ recipient, subject, text, html, replyTo: supportEmail, messageId })
    await database.execute(
      sql`update mail_outbox set sent_at = now(), last_error = null${transport.isOutbox ? empty : withoutBody} where id = ${id}`,
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ mailId: id, tries, reason }, 'mail not sent')
    const pauseSeconds = Math.min(30 * 2 ** tries, 3600)
    await database.execute(
      sql`update mail_outbox set last_error = ${reason.slice(0, 500)},
            next_try_at = now() + make_interval(secs => ${pauseSeconds}),
            failed_at = case when ${error instanceof NoSuchMailbox} or created_at < now() - ${giveUpAfter}::interval then now() end
          where id = ${id}`,
    )
    await database.execute(
      sql`update mail_outbox set text = '', html = '' where id = ${id} and failed_at is not null`,
    )
  }
}

/** Sends what is due; resolves with the number of mails that were tried. */
export async function deliverMails(options: DeliverMailsOptions): Promise<number> {
  const due = await options.database.query<Row>(lease)
  for (const row of due) await deliver(row, options)
  return due.length
}
