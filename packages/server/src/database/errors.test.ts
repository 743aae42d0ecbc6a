import { expect, it } from 'vitest'
import { isConnectionLost } from './errors.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P01'])('takes %s for a lost connection', (code) => {
  expect(isConnectionLost(withCode(code))).toBe(true)
})

it.each(['28P01', '3D000', 'ENOENT'])('does not take %s for a lost connection', (code) => {
  expect(isConnectionLost(withCode(code))).toBe(false)
})
