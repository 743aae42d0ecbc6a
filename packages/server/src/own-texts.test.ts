import { localeCodes } from '@olympus/contract/locales'
import { describe, expect, it } from 'vitest'
import { sandboxChatTexts } from './chat-account/sandbox/sandbox-chat-texts.ts'
import { exportFiles, exportSections } from './features/account/data-owners.ts'
import { exportReadme } from './features/account/export-readme.ts'
import { supportTexts } from './features/contact/support-letters.ts'
import { topicTexts } from './features/contact/topic-texts.ts'
import { debtTexts, repaidTexts } from './features/purchase/debt-texts.ts'
import { plainTexts } from './http/plain-texts.ts'
import { frameTexts } from './mail/frame-texts.ts'
import { sandboxTexts } from './payments/sandbox/sandbox-languages.ts'
import { typographyProblems } from './testing/typography.ts'

const createdAt = new Date('2031-02-03T04:05:06Z')
const readme = exportReadme.bind(null, { sections: [], folders: [] })

const texts: Readonly<Record<string, Readonly<Record<(typeof localeCodes)[number], unknown>>>> = {
  'the frame of mails': frameTexts,
  'contact topics': topicTexts,
  'answers without a page': plainTexts,
  'the message to support': supportTexts,
  debts: debtTexts,
  'paid debts': repaidTexts,
  'the sandbox of payments': sandboxTexts,
  'the sandbox of the chat': sandboxChatTexts,
  'the README of an export': Object.fromEntries(
    localeCodes.map((code) => [code, readme(code, { username: 'Theron', createdAt })]),
  ) as Record<(typeof localeCodes)[number], string>,
  ...Object.fromEntries(exportSections.map(({ name, description }) => [`data: ${name}`, description])),
  ...Object.fromEntries(exportFiles.map(({ folder, description }) => [`data: ${folder}`, description])),
}

/** All texts in a value by their path. Those with placeholders are filled with numbers. */
function textsIn(value: unknown, at = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value === 'function')
    return [[at, String((value as (...values: string[]) => unknown)('4711', '4712'))]]
  return Object.entries(value as object).flatMap(([key, part]) => textsIn(part, `${at}.${key}`))
}

const placeholders = (text: string) =>
  ['4711', '4712', 'Theron', createdAt.toISOString()].filter((part) => text.includes(part))

/** One word may be the same in two languages, and so is the name of the coins. */
const mayBeSame = (text: string) => !/\p{L} \p{L}/u.test(text.replace('Olympus Coins', ''))

describe.each(Object.entries(texts))('%s', (_, byLocale) => {
  const english = new Map(textsIn(byLocale.en))

  it.each(localeCodes.filter((code) => code !== 'en'))('is in %s', (code) => {
    const translated = textsIn(byLocale[code])
    expect(translated.map(([at]) => at)).toEqual([...english.keys()])
    for (const [at, text] of translated) {
      const original = english.get(at) ?? ''
      expect(text, at).not.toBe('')
      expect(placeholders(text), at).toEqual(placeholders(original))
      expect(text, at).not.toMatch(/\b(?:the|your|you|this)\b/i)
      expect(mayBeSame(original) || text !== original, text).toBe(true)
      for (const line of text.split('\r\n')) expect(typographyProblems(line, code), line).toEqual([])
    }
  })
})
