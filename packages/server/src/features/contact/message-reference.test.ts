import { describe, expect, it } from 'vitest'
import { referenceOf } from './message-reference.ts'

describe('the reference of a message', () => {
  it('has eight characters of its hash, which nobody confuses', () => {
    expect(referenceOf(Buffer.from([0, 1, 31, 32, 255, 10, 18, 27, 99]))).toBe('CT-01Z0-ZAJV')
  })

  it('has another one for another hash', () => {
    const references = Array.from({ length: 32 }, (_, byte) => referenceOf(Buffer.alloc(32, byte)))
    expect(new Set(references).size).toBe(32)
    for (const reference of references)
      expect(reference).toMatch(/^CT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  })
})
