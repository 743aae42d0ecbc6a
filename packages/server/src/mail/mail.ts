import type { LocaleCode } from '@olympus/contract/locales'
import { html } from 'hono/html'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What a mail says, in one language; the frame around it closes it. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one thing to do, as a button and as an address to copy. */
  readonly action?: { readonly label: string; readonly url: string }
}

/** Letters by locale; those that are not written yet fall back to English. */
export type Letters<Values> = { readonly en: (values: Values) => Letter } & {
  readonly [Code in LocaleCode]?: (values: Values) => Letter
}

export const letterIn = <Values>(letters: Letters<Values>, locale: LocaleCode, values: Values): Letter =>
  (letters[locale] ?? letters.en)(values)

/** Puts a letter into a frame of the reader's language: plain text, and HTML that needs nothing from elsewhere. */
export function compose({ subject, greeting, paragraphs, action }: Letter, locale: LocaleCode): Mail {
  const closing = locale === 'de' ? 'Dein Olympus-Team' : 'Your Olympus team'
  const lines = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing]
  const button = action
    ? html`<p style="margin:24px 0">
          <a
            href="${action.url}"
            style="background:#8a4b12;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600"
            >${action.label}</a
          >
        </p>
        <p style="font-size:13px;color:#5c5c5c">${action.url}</p>`
    : ''
  const body = html`<!doctype html>
    <html>
      <body style="margin:0;padding:24px;background:#f4f1ea">
        <div
          style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:8px;font:16px/1.5 Arial,sans-serif;color:#1f1f1f"
        >
          <p>${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}${button}
          <p>${closing}</p>
        </div>
      </body>
    </html>`
  return { subject, text: `${lines.join('\n\n')}\n`, html: String(body) }
}

/** Writes a mail into the outbox, in the transaction of what it tells. It is sent once that is committed. */
export async function queueMail(queries: Queries, recipient: string, mail: Mail): Promise<void> {
  await queries.execute(
    sql`insert into mail_outbox (recipient, subject, text, html)
        values (${recipient}, ${mail.subject}, ${mail.text}, ${mail.html})`,
  )
}
