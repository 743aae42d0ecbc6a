import { expect, it } from 'vitest'

import { passwordStrength } from './password-strength-rules.ts'

const kindOf = (password: string, identities: string[] = []) => passwordStrength(password, identities).kind

it('counts what is missing, in characters as they are seen', () => {
  expect(passwordStrength('', [])).toEqual({ kind: 'empty' })
  expect(passwordStrength('elevenchars', [])).toEqual({ kind: 'short', missingCharacters: 1 })
  expect(passwordStrength('🏛️'.repeat(3), [])).toMatchObject({ kind: 'short' })
  expect(passwordStrength('e\u0301'.repeat(6), [])).toEqual({ kind: 'short', missingCharacters: 6 })
})

it('knows a password that is easy to guess', () => {
  expect(kindOf('aaaaaaaaaaaaaaaaaaaa')).toBe('guessable')
  expect(kindOf('abcabcabcabcabc')).toBe('guessable')
  expect(kindOf('my-name-is-Theron', ['theron'])).toBe('guessable')
  expect(kindOf('theron-of-olympus', ['theron@example.com'])).toBe('guessable')
})

it('ignores identities too short to matter', () => {
  expect(kindOf('olympus-mount', ['ol', ''])).toBe('good')
})

it('tells good from strong by length', () => {
  expect(kindOf('olympus-mount')).toBe('good')
  expect(kindOf('olympus mount at dawn')).toBe('strong')
})
