import { expect, it } from 'vitest'

import { charactersIn } from './web-font-script.ts'

it('finds the characters of a range', () => {
  const pattern = new RegExp(charactersIn('U+??, U+131,U+152-153'), 'u')
  expect([...'aÿıŒœ'].filter((character) => !pattern.test(character))).toEqual([])
  expect([...'ĀİŔ中🎲'].filter((character) => pattern.test(character))).toEqual([])
})
