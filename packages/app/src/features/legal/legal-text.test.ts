import { locales } from '@olympus/contract/locales'
import { describe, expect, test } from 'vitest'

import type { LegalSection, LegalText } from './legal-text.ts'
import { privacyTexts } from './privacy-texts.ts'
import { termsOfServiceDe } from './terms-of-service.de.ts'
import { termsOfServiceEn } from './terms-of-service.en.ts'
import { termsTexts } from './terms-texts.ts'

const shapeOf = ({ version, updatedOn, sections }: LegalText) => ({
  version,
  updatedOn,
  sections: sections.map(({ id, paragraphs, items }) => [id, paragraphs.length, items?.length ?? 0]),
})

const linksOf = ({ sections }: LegalText) =>
  sections.flatMap(({ title, paragraphs, items = [] }) =>
    [title, ...paragraphs, ...items].flatMap(
      (text) => text.match(/https?:\/\/[^\s”»」]+|[\w.+-]+@[\w-]+\.\w+|#[a-z][a-z-]+/g) ?? [],
    ),
  )

test.each(locales)(
  'the terms in $name have the sections, anchors and links of the English',
  async ({ code }) => {
    const text = await termsTexts[code]()
    expect(shapeOf(text)).toEqual(shapeOf(termsOfServiceEn))
    expect(linksOf(text)).toEqual(linksOf(termsOfServiceEn))
  },
)

describe.each([
  ['terms of service', termsOfServiceEn, termsOfServiceDe],
  ['privacy policy', await privacyTexts.en(), await privacyTexts.de()],
])('%s', (_, english, german) => {
  test('the translation has the same structure and version as the original', () => {
    expect(shapeOf(german)).toEqual(shapeOf(english))
    expect(english.notice).toBeUndefined()
    expect(german.notice).toContain('Übersetzung')
  })

  test('shows June 12, 2025 as its date, with at least twelve sections', () => {
    expect(english).toMatchObject({ updatedOn: '2025-06-12' })
    expect(english.sections.length).toBeGreaterThanOrEqual(12)
  })

  test.each([english, german])('every section has a unique anchor and text', ({ sections }) => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, title, paragraphs, items = [] } of sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(paragraphs.length).toBeGreaterThan(0)
      for (const text of [title, ...paragraphs, ...items]) expect(text.trim()).toMatch(/\S/)
    }
  })
})

const textsOf = ({ title, paragraphs, items = [] }: LegalSection) => [title, ...paragraphs, ...items]

/** What no translation changes: links, names of cookies and of stored data, formats. */
const namesIn = (text: string) =>
  text.match(
    /https?:\/\/[^\s”»」]+|__Host-\w+|refreshToken|(?:game|olympus)-[-a-z]+|Argon2id|JSON|CSV|ZIP/g,
  ) ?? []

const numbersIn = (text: string) => text.replaceAll(/(?<=\d)[.,\u00A0](?=\d{3})/g, '').match(/\d+/g) ?? []

const english = await privacyTexts.en()
const translations = await Promise.all(
  locales
    .filter(({ code }) => code !== 'en')
    .map(async ({ code }) => ({ code, text: await privacyTexts[code]() })),
)

describe.each(translations)('the privacy policy in $code', ({ code, text }) => {
  const pairs = english.sections.flatMap((section) => {
    const translated = text.sections.find(({ id }) => id === section.id)
    const parts = translated ? textsOf(translated) : []
    return textsOf(section).map((part, index) => [section.id, part, parts[index] ?? ''] as const)
  })

  test('has the version, the sections and the anchors of the English one', () => {
    expect(shapeOf(text)).toEqual(shapeOf(english))
  })

  test('states that it is a translation, in a language of its own', () => {
    const notices = translations.filter((other) => other.text.notice === text.notice)
    expect(text.notice).toMatch(/\S/)
    expect(notices.map((other) => other.code)).toEqual([code])
  })

  test('has no sentence in English', () => {
    const sentences = pairs.filter(([, part]) => /\s\S+\s/.test(part))
    expect(sentences.filter(([, part, translated]) => translated.trim() === part)).toEqual([])
  })

  test('keeps links, names and numbers', () => {
    for (const [id, part, translated] of pairs) {
      expect(namesIn(translated).toSorted(), id).toEqual(namesIn(part).toSorted())
      expect(numbersIn(translated), id).toEqual(expect.arrayContaining(numbersIn(part)))
    }
  })

  test('names each cookie as English does', () => {
    const cookieNames = (sections: readonly LegalSection[]) =>
      sections.find(({ id }) => id === 'cookies')?.items?.map((item) => /^\w+(?:-\w+)?/.exec(item)?.[0])
    expect(cookieNames(text.sections)).toEqual(cookieNames(english.sections))
  })
})

test('French has no-break spaces before its punctuation', async () => {
  const { notice = '', sections } = await privacyTexts.fr()
  for (const text of [notice, ...sections.flatMap(textsOf)]) {
    expect(text).not.toMatch(/[^\u00A0][:;?!»]/)
    expect(text).not.toMatch(/«[^\u00A0]/)
  }
})
