import path from 'node:path'

import { expect, it } from 'vitest'

import { selectChecks } from './select-checks.ts'

const root = path.resolve(import.meta.dirname, '../..')
const namesOf = (...words: string[]) => {
  const selection = selectChecks(words, root)
  return selection && [...selection.sideBySide, ...selection.inTurn].map(({ name }) => name)
}

it('selects every check by default', () => {
  expect(namesOf()).toEqual(expect.arrayContaining(['lint', 'stories', 'journeys']))
})

it('selects the checks whose name contains every word', () => {
  expect(namesOf('lint')).toEqual(['lint'])
  expect(namesOf('types', 'server')).toEqual(['types server'])
})

it('selects the unit tests and stories of a feature or component by its folder', () => {
  expect(namesOf('shop')).toEqual(['unit, shop', 'stories, shop'])
  expect(namesOf('button')).toEqual(['unit, button', 'stories, button'])
})

it('finds nothing for an unknown word', () => {
  expect(namesOf('shopp')).toBeNull()
})
