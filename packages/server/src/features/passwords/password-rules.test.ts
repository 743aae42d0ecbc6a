import { expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isLongEnough, passwordRefusal } from './password-rules.ts'

const owner = { username: 'Theron_88', email: 'selene@example.com' }

it.each([
  'password1234',
  'PASSWORD!2026',
  'Sunshine!2026',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '123456789012',
  'zyxwvutsrqponm',
  'iloveyouiloveyou',
])('refuses %s as too common', (password) => {
  expect(passwordRefusal({ ...owner, password }, commonPasswords)).toBe('PASSWORD_TOO_COMMON')
})

it.each(['my theron_88 pass', 'THERON_88 forever', 'selene and the moon', 'x selene@example.com x'])(
  'refuses %s because it contains the owner',
  (password) => {
    expect(passwordRefusal({ ...owner, password }, commonPasswords)).toBe('PASSWORD_CONTAINS_IDENTITY')
  },
)

it.each([
  'olive grove at noon',
  'a lantern over the harbour',
  'no digits no capitals no signs',
  '🦊🌋🛶🪕🧭🗿🎏🪁🧿🏺🪔🛖',
  'Ωκεανὸς καὶ Τηθύς',
  'x7K'.repeat(5) + 'the rest of it',
])('accepts %s: there are no composition rules', (password) => {
  expect(passwordRefusal({ ...owner, password }, commonPasswords)).toBeNull()
})

it('ignores short names in a password', () => {
  const short = { username: 'sun', email: 'sun@example.com', password: 'a sunflower field in july' }
  expect(passwordRefusal(short, commonPasswords)).toBeNull()
})

it('knows at least 3,000 common passwords', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000)
})

it('counts characters as people do', () => {
  expect(isLongEnough('🦊'.repeat(12))).toBe(true)
  expect(isLongEnough('🦊'.repeat(11))).toBe(false)
  expect(isLongEnough('x'.repeat(19), 20)).toBe(false)
})
