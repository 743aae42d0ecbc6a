import { i18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { tagOf } from '@olympus/contract/locales'

import { createFormat, type Format } from '../locale/format.ts'
import { storyLocaleOf } from './story-locale.ts'

/** Replaces non-breaking spaces, because text comparisons expect plain ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/**
 * The page's text for a source text in the current story language, so that a test works in all of them.
 * Values are inserted unchanged: format numbers with `written`. Throws if no page has the text.
 */
export function say(source: string, values?: Readonly<Record<string, string | number>>): string {
  const id = generateMessageId(source)
  if (!(id in i18n.messages)) throw new Error(`No page says “${source}”`)
  return plain(i18n._(id, values))
}

/** Matches a text within a longer one, such as a label or a sentence that contains it. */
export const saying = (source: string, values?: Readonly<Record<string, string | number>>): RegExp =>
  new RegExp(RegExp.escape(say(source, values)))

const tag = () => tagOf(storyLocaleOf(document.documentElement.lang))
const format = (): Format => createFormat(tag())
const shortDays = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Values in the page's format: `written.number(12480)` is 12,480 or 12.480. */
export const written = {
  number: (value: number | bigint) => plain(format().number(value)),
  change: (value: number) => plain(format().change(value)),
  percent: (fraction: number) => plain(format().percent(fraction)),
  money: (amountCents: number, currency = 'EUR') => plain(format().money(amountCents, currency)),
  dateTime: (moment: string) => plain(format().dateTime(moment)),
  list: (items: readonly string[]) => plain(format().list(items)),
  calendarDate: (day: string) => plain(format().calendarDate(day)),
  shortDay: (day: string) => plain(shortDays().format(new Date(`${day}T00:00:00Z`))),
}

/** Matches a number within a longer text. */
export const writing = (value: number): RegExp => new RegExp(RegExp.escape(written.number(value)))
