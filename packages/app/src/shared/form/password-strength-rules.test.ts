import { expect, it } from 'vitest'

import { passwordStrength } from './password-strength-rules.ts'

const kindOf = (password: string, identities: string[] = []) => passwordStrength(password, identities).kind

it('counts the missing characters as the player sees them', () => {
  expect(passwordStrength('', [])).toEqual({ kind: 'empty' })
  expect(passwordStrength('elevenchars', [])).toEqual({ kind: 'short', missingCharacters: 1 })
  expect(passwordStrength('🏛️'.repeat(3), [])).toMatchObject({ kind: 'short' })
  expect(passwordStrength('e\u0301'.repeat(6), [])).toEqual({ kind: 'short', missingCharacters: 6 })
})

it('detects a password that is easy to guess', () => {
  expect(kindOf('aaaaaaaaaaaaaaaaaaaa')).toBe('guessable')
  expect(kindOf('abcabcabcabcabc')).toBe('guessable')
  expect(kindOf('my-name-is-Theron', ['theron'])).toBe('guessable')
  expect(kindOf('theron-of-olympus', ['theron@example.com'])).toBe('guessable')
})

it('ignores usernames and emails too short to matter', () => {
  expect(kindOf('olympus-mount', ['ol', ''])).toBe('good')
})

it('rates a longer password as strong', () => {
  expect(kindOf('olympus-mount')).toBe('good')
  expect(kindOf('olympus mount at dawn')).toBe('strong')
})
