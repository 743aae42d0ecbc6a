import { sampleSpinProofs } from '@olympus/api-client/mocks/sample-wheel-proofs'
import { expect, test } from 'vitest'

import { readQuestion } from './read-question.ts'

const [proof] = sampleSpinProofs

test('a receipt says which spin it is for', () => {
  expect(readQuestion(`${proof?.receipt}\n`)).toEqual({
    kind: 'receipt',
    spinId: proof?.spinId,
    receipt: proof?.receipt,
  })
})

test('a saved proof is read back', () => {
  expect(readQuestion(JSON.stringify(proof, null, 2))).toEqual({ kind: 'proof', proof })
})

test.each(['', '90418', '1.5', 'a.b.c', '{}', '{', 'receipt'])('%j is neither', (text) => {
  expect(readQuestion(text)).toBeNull()
})
