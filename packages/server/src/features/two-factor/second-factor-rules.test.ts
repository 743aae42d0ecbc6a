import { describe, expect, it } from 'vitest'
import { systemRandom } from '../../random.ts'
import { generateBackupCode, readCode, formatBackupCode } from './second-factor-rules.ts'

describe('readCode', () => {
  it.each(['012345', ' 012345 ', '012 345', '012-345'])('reads %j as a code of an app', (text) => {
    expect(readCode(text)).toEqual({ kind: 'totp', code: '012345' })
  })

  it.each(['ABCDE-12345', 'abcde12345', 'abcde 12345', 'AbCdE–12345', 'abcde-i2345', 'ABCDE-L2345'])(
    'takes %j for a backup code',
    (text) => {
      expect(readCode(text)).toEqual({ kind: 'backup-code', code: 'ABCDE12345' })
    },
  )

  it('reads ten digits as a backup code', () => {
    expect(readCode('01234-56789')).toEqual({ kind: 'backup-code', code: '0123456789' })
  })

  it.each(['1234567', 'ABCDE', 'ABCDE-1234', 'ABCDE-123456', 'ABCDU-12345', '١٢٣٤٥٦', "' or 1=1"])(
    'takes %j for neither',
    (text) => {
      expect(readCode(text)).toBeNull()
    },
  )
})

it('reads generated backup codes as they are shown', () => {
  const codes = Array.from({ length: 200 }, () => generateBackupCode((below) => systemRandom.int(below)))
  for (const code of codes) {
    expect(formatBackupCode(code)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(readCode(formatBackupCode(code))).toEqual({ kind: 'backup-code', code })
  }
  expect(new Set(codes).size).toBe(200)
})

it('uses each of the 32 characters', () => {
  let next = 0
  const codes = Array.from({ length: 4 }, () => generateBackupCode((below) => next++ % below))
  expect(new Set(codes.join('')).size).toBe(32)
})
