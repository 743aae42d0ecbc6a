import { globSync } from 'node:fs'
import path from 'node:path'
import { localeCodes } from '@olympus/contract/locales'
import { expect, it } from 'vitest'
import { compose, type Letter, type Letters } from '../mail/mail.ts'
import { typographyProblems } from '../testing/typography.ts'

/** Every value that a letter can read. Each is unlike the others, so that a text shows which it contains. */
const full: Readonly<Record<string, unknown>> = {
  username: 'Theron',
  url: 'https://play.example.com/open',
  newEmail: 'new@example.com',
  address: '203.0.113.7',
  device: 'Firefox 139, Windows',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
  at: new Date('2031-02-03T04:05:00Z'),
  deletionAt: new Date('2032-02-03T04:05:00Z'),
  dueAt: new Date('2033-02-03T04:05:00Z'),
  until: new Date('2034-02-03T04:05:00Z'),
  reason: 'Botting',
  name: 'Laptop',
  giver: 'Ariadne',
  item: 'Aegis',
  quantity: 41,
  character: 'Atalante',
  deleted: 'Meleager, Kassandra',
  heir: 'Iason',
  items: 42,
  cancellation: 'ban',
  backupCodesLeft: 17,
  purchaseId: 4711,
  coins: '5,000',
  bonusCoins: '750',
  totalCoins: '5,750',
  repaidCoins: '1,260',
  price: '€49.99',
  method: 'card',
  paidAt: '3 February 2035',
  consentedAt: '3 February 2036',
  withdrawnAt: '3 February 2037',
  withdrawableUntil: '17 February 2038',
  paymentReference: 'pi_815',
  termsVersion: '1.4',
  debt: '310',
  reference: 'ABCD-1234',
  topic: 'Bug',
  lines: ['> Xaire', '> Olympie'],
}

/** The values that change what a letter says. */
const bare = {
  ...full,
  device: null,
  userAgent: '',
  dueAt: null,
  until: null,
  cancellation: 'account-deletion',
  backupCodesLeft: 0,
  bonusCoins: null,
  repaidCoins: null,
  method: 'mobile-wallet',
  paymentReference: null,
  debt: null,
}

/** What a text can show of the values. */
const traces = Object.entries(full)
  .filter(([name]) => name !== 'cancellation' && name !== 'method' && name !== 'userAgent')
  .flatMap(([, value]) => (value instanceof Date ? String(value.getUTCFullYear()) : value))
  .concat('Firefox')
  .map(String)

const letters: (readonly [string, Letters<typeof full>])[] = []
for (const file of globSync('**/*-letters.ts', { cwd: import.meta.dirname }).sort()) {
  const exported = Object.entries(
    (await import(path.join(import.meta.dirname, file))) as Readonly<Record<string, unknown>>,
  )
  for (const [name, value] of exported)
    if (typeof value === 'object' && value && 'en' in value && typeof value.en === 'function')
      letters.push([name, value as Letters<typeof full>])
}

const partsOf = ({ subject, greeting, paragraphs, action, whySent }: Letter) =>
  [subject, greeting, ...paragraphs, action?.label, whySent].filter((part) => part !== undefined)

const sentencesOf = (letter: Letter) =>
  partsOf(letter)
    .flatMap((part) => part.split(/(?<=[.:!?,])\s/u))
    .filter((sentence) => /\p{L}+ \p{L}+/u.test(sentence.replace('Olympus Coins', '')))

/** The parts of a translation that are still English. */
function leftovers(letter: Letter, english: Letter | null): string[] {
  if (!english) return []
  const kept = new Set(sentencesOf(english))
  return [
    ...sentencesOf(letter).filter((sentence) => kept.has(sentence)),
    ...partsOf(letter).filter((part) => /\b(?:the|your|you|this)\b/i.test(part)),
  ]
}

/** A letter, and which of the values it reads. */
function write(letter: (values: typeof full) => Letter, values: typeof full) {
  const read = new Set<string>()
  const watched = new Proxy(values, {
    get(target, key) {
      read.add(String(key))
      return target[String(key)]
    },
  })
  return { letter: letter(watched), read }
}

it('finds all letters', () => {
  expect(letters.length).toBeGreaterThan(30)
})

it.each(letters)('%s: says the same in all languages', (_, texts) => {
  for (const values of [full, bare]) {
    const english = write(texts.en, values)
    const englishText = partsOf(english.letter).join('\n')
    expect(englishText).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/)
    for (const locale of localeCodes) {
      const { letter, read } = write(texts[locale], values)
      const text = partsOf(letter).join('\n')
      expect(read, locale).toEqual(english.read)
      expect(letter.action?.url, locale).toBe(english.letter.action?.url)
      expect(letter.paragraphs, locale).toHaveLength(english.letter.paragraphs.length)
      for (const trace of traces)
        expect(text.includes(trace), `${locale}: ${trace}`).toBe(englishText.includes(trace))
      expect(compose(letter, locale).text, locale).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|\$\{/)
      expect(leftovers(letter, locale === 'en' ? null : english.letter), locale).toEqual([])
      for (const part of partsOf(letter)) expect(typographyProblems(part, locale), part).toEqual([])
    }
  }
})
