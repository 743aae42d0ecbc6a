import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { frameTexts } from './frame-texts.ts'
import { mailPage } from './mail-page.ts'
import { plainWords } from './plain-words.ts'

export interface Mail {
  readonly locale: LocaleCode
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
  /** Its language, where that is not the reader's. */
  readonly writtenIn?: LocaleCode
}

/** Letters by locale; those that are not written yet fall back to English. */
export type Letters<Values> = { readonly en: (values: Values) => Letter } & {
  readonly [Code in LocaleCode]?: (values: Values) => Letter
}

export const letterIn = <Values>(letters: Letters<Values>, locale: LocaleCode, values: Values): Letter => {
  const letter = letters[locale]
  return letter ? letter(values) : { ...letters.en(values), writtenIn: 'en' }
}

/**
 * Puts a letter into a frame of the reader's language: plain text, and HTML that needs nothing from elsewhere. Names and what
 * else players chose is text in it and nothing else.
 */
export function compose(letter: Letter, locale: LocaleCode): Mail {
  const texts = frameTexts[locale]
  const subject = plainWords(letter.subject)
  const greeting = plainWords(letter.greeting)
  const paragraphs = letter.paragraphs.map(plainWords)
  const action = letter.action && {
    label: plainWords(letter.action.label),
    url: plainWords(letter.action.url),
  }
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    texts.closing,
  ]
  const tags = { tag: tagOf(locale), letterTag: tagOf(letter.writtenIn ?? locale) }
  return {
    locale,
    subject,
    text: `${parts.join('\n\n')}\n\n-- \n${texts.whySent}\n`,
    html: mailPage({ subject, greeting, paragraphs, action, texts, ...tags }),
  }
}

/** Writes a mail into the outbox, in the transaction of what it tells. It is sent once that is committed. */
export async function queueMail(queries: Queries, recipient: string, mail: Mail): Promise<void> {
  await queries.execute(
    sql`insert into mail_outbox (recipient, locale, subject, text, html)
        values (${recipient}, ${mail.locale}, ${mail.subject}, ${mail.text}, ${mail.html})`,
  )
}
