import fs from 'node:fs'
import path from 'node:path'

import { locales } from '@olympus/contract/locales'
import { describe, expect, test } from 'vitest'

import type { LegalText } from './legal-text.ts'
import { termsTexts } from './terms-texts.ts'

const catalogs = path.join(import.meta.dirname, '../../../../../locales')

const textsOf = ({ sections }: LegalText): string[] =>
  sections.flatMap(({ title, paragraphs, items = [] }) => [title, ...paragraphs, ...items])

const wordsOf = (text: LegalText): string[] => [text.notice ?? '', ...textsOf(text)]

describe.each(locales)('the terms in $name', ({ code, catalog }) => {
  test('state that they are a translation, if they are one', async () => {
    const { notice = '' } = await termsTexts[code]()
    expect(notice.trim() !== '').toBe(code !== 'en')
  })

  test('have no empty text', async () => {
    expect(textsOf(await termsTexts[code]())).not.toContainEqual(expect.stringMatching(/^\s*$/))
  })

  test('repeat no sentence of another language', async () => {
    const others = locales.filter((other) => other.code !== code)
    const loaded = await Promise.all(others.map((other) => termsTexts[other.code]()))
    const known = new Set(loaded.flatMap(wordsOf))
    const sentences = wordsOf(await termsTexts[code]()).filter((words) => words.length > 40)
    expect(sentences.filter((words) => known.has(words))).toEqual([])
  })

  test('name the button for a withdrawal as the page does', async () => {
    const { sections } = await termsTexts[code]()
    const messages = fs.readFileSync(path.join(catalogs, `${catalog}.po`), 'utf8')
    const label = /msgid "Withdraw from contract here"\nmsgstr "(.+)"/.exec(messages)?.[1]
    expect(label).toBeDefined()
    expect(sections.find(({ id }) => id === 'withdrawal')?.paragraphs.join(' ')).toContain(label)
  })
})

test('the terms in French have no-break spaces before punctuation', async () => {
  for (const words of wordsOf(await termsTexts.fr())) {
    expect(words).not.toMatch(/[^\u00A0][:;?!»]/)
    expect(words).not.toMatch(/«[^\u00A0]/)
  }
})
