import { expect, test } from 'vitest'

import { spinIdIn } from './spin-id-in.ts'

test.each(['90418', ' #90418\n'])('%j is the ID of a spin', (text) => {
  expect(spinIdIn(text)).toBe(90_418)
})

test.each(['', '#', '0', '-3', '1.5', '9'.repeat(16), 'a.b.c', '{}'])('%j is none', (text) => {
  expect(spinIdIn(text)).toBeNull()
})
