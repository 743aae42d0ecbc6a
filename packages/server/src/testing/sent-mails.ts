import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

export interface SentMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mails to an address, oldest first. */
export const mailsTo = (database: Database, email: string): Promise<SentMail[]> =>
  database.query<SentMail>(
    sql`select subject, text, html from mail_outbox where lower(recipient) = lower(${email}) order by id`,
  )

export const mailsToAccount = (database: Database, accountId: number): Promise<SentMail[]> =>
  database.query<SentMail>(sql`
    select subject, text, html from mail_outbox join account on lower(email) = lower(recipient)
    where account.id = ${accountId} order by mail_outbox.id`)

/** The token of the link in the newest mail to an address. */
export async function mailedToken(database: Database, email: string): Promise<string> {
  const mails = await mailsTo(database, email)
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
