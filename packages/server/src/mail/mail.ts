import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { frameTexts } from './frame-texts.ts'
import { mailPage } from './mail-page.ts'
import { singleLine } from './single-line.ts'

export interface Mail {
  readonly locale: LocaleCode
  readonly subject: string
  readonly text: string
  /** Empty: the mail is plain text. */
  readonly html: string
  /** The reader waits for its link, so it is sent before others. */
  readonly isUrgent?: boolean
  /** Who gets the replies. By default it is the support address. */
  readonly replyTo?: string
  /** Identifies the mail: it is queued once as long as its row is kept, which is at least a week. */
  readonly onceHash?: Buffer
}

/** The text of a mail in one language, without the frame. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The call to action, shown as a button and as an address to copy. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Why the reader got this letter, if not because of an account. */
  readonly whySent?: string
}

/** A letter in every language of the portal. */
export type Letters<Values> = Readonly<Record<LocaleCode, (values: Values) => Letter>>

/**
 * Renders a letter as plain text and self-contained HTML, in a frame of the reader's language. Names and
 * other input of players are escaped.
 */
export function compose(letter: Letter, locale: LocaleCode): Mail {
  const { whySent = frameTexts[locale].whySent } = letter
  const texts = { ...frameTexts[locale], whySent }
  const subject = singleLine(letter.subject)
  const greeting = singleLine(letter.greeting)
  const paragraphs = letter.paragraphs.map(singleLine)
  const action = letter.action && {
    label: singleLine(letter.action.label),
    url: singleLine(letter.action.url),
  }
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    texts.closing,
  ]
  return {
    locale,
    subject,
    text: `${parts.join('\n\n')}\n\n-- \n${whySent}\n`,
    html: mailPage({ subject, greeting, paragraphs, action, texts, tag: tagOf(locale) }),
  }
}

/** Adds a mail to the outbox in the caller's transaction. It is sent after the commit. */
export async function queueMail(queries: Queries, recipient: string, mail: Mail): Promise<void> {
  await queries.execute(
    sql`insert into mail_outbox (recipient, locale, subject, text, html, is_urgent, reply_to, once_hash)
        values (${recipient}, ${mail.locale}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.isUrgent ?? false},
          ${mail.replyTo ?? null}, ${mail.onceHash ?? null})
        on conflict (once_hash) where once_hash is not null do nothing`,
  )
}
