import { i18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { tagOf } from '@olympus/contract/locales'

import { createFormat, type Format } from '../locale/format.ts'
import { storyLocaleOf } from './story-locale.ts'

/** Non-breaking spaces are spaces to whoever compares texts. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/**
 * What the page says for a source text in the language of this run, so that one test holds in all of them. Values are filled in
 * as they stand: numbers come from `written`. Throws on a text that no page has.
 */
export function say(source: string, values?: Readonly<Record<string, string | number>>): string {
  const id = generateMessageId(source)
  if (!(id in i18n.messages)) throw new Error(`No page says “${source}”`)
  return plain(i18n._(id, values))
}

/** Finds the text within a longer one: a name that begins with it, a sentence that has it. */
export const saying = (source: string, values?: Readonly<Record<string, string | number>>): RegExp =>
  new RegExp(RegExp.escape(say(source, values)))

const format = (): Format => createFormat(tagOf(storyLocaleOf(document.documentElement.lang)))

/** Values as the page writes them: `written.number(12480)` is 12,480 or 12.480. */
export const written = {
  number: (value: number) => plain(format().number(value)),
  percent: (fraction: number) => plain(format().percent(fraction)),
  money: (amountCents: number, currency = 'EUR') => plain(format().money(amountCents, currency)),
  dateTime: (moment: string) => plain(format().dateTime(moment)),
  calendarDate: (day: string) => plain(format().calendarDate(day)),
}

/** Finds a number within a longer text. */
export const writing = (value: number): RegExp => new RegExp(RegExp.escape(written.number(value)))
