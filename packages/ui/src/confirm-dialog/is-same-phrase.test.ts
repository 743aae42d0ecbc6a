import { expect, test } from 'vitest'

import { isSamePhrase } from './is-same-phrase.ts'

test.each([
  ['DELETE 3 CHARACTERS', 'DELETE 3 CHARACTERS', true],
  ['  DELETE 3 CHARACTERS\n', 'DELETE 3 CHARACTERS', true],
  ['delete 3 characters', 'DELETE 3 CHARACTERS', false],
  ['DELETE  3 CHARACTERS', 'DELETE 3 CHARACTERS', false],
  ['DELETE 2 CHARACTERS', 'DELETE 3 CHARACTERS', false],
  ['', 'DELETE 3 CHARACTERS', false],
  ['3 CHARAKTERE LO\u0308SCHEN', '3 CHARAKTERE L\u00D6SCHEN', true],
  ['3 KARAKTERI SIL', '3 KARAKTER\u0130 S\u0130L', false],
  ['刪除 3 個角色', '刪除 3 個角色', true],
])('compares %j with %j: %s', (typed, phrase, isSame) => {
  expect(isSamePhrase(typed, phrase)).toBe(isSame)
})
