import { expect, test } from 'vitest'

import { exampleStory } from './example-story.ts'
import { modesOf } from './modes.ts'

const defaults = {
  'dark desktop': { theme: 'dark', viewport: 1280 },
  'light mobile': { theme: 'light', viewport: 390 },
}
const namesOf = (parts: Parameters<typeof exampleStory>[0]) =>
  modesOf(exampleStory(parts), defaults).map(({ name }) => name)

test('a story without modes has the default ones', () => {
  expect(modesOf(exampleStory(), defaults)).toEqual([
    { name: 'dark desktop', size: { width: 1280, height: 800 }, globals: { theme: 'dark' } },
    { name: 'light mobile', size: { width: 390, height: 800 }, globals: { theme: 'light' } },
  ])
})

test('omits a disabled mode, in either spelling', () => {
  const modes = {
    'dark desktop': { disable: true },
    'light mobile': { disabled: true },
    german: { locale: 'de', viewport: 390 },
  }
  expect(namesOf({ chromatic: { modes } })).toEqual(['german'])
})

test.each([{ disableSnapshot: true }, { disable: true }, { modes: {} }])(
  'takes no picture of a story with %o',
  (chromatic) => {
    expect(namesOf({ chromatic })).toEqual([])
  },
)

test.each([
  [390, { width: 390, height: 800 }],
  ['390', { width: 390, height: 800 }],
  ['390px', { width: 390, height: 800 }],
  [
    { width: 390, height: 300 },
    { width: 390, height: 300 },
  ],
  [{ height: '300px' }, { width: 1280, height: 300 }],
  ['desktop', { width: 1440, height: 900 }],
  [undefined, { width: 1280, height: 800 }],
])('a viewport of %o has the size %o', (viewport, size) => {
  const [mode] = modesOf(exampleStory({ chromatic: { modes: { only: { viewport } } } }), defaults)
  expect(mode?.size).toEqual(size)
})

test('globals of a story override the mode', () => {
  const globals = { theme: 'light', viewport: { value: 'desktop', isRotated: false } }
  const modes = { german: { theme: 'dark', locale: 'de', viewport: 390 } }
  expect(modesOf(exampleStory({ globals, chromatic: { modes } }), defaults)).toEqual([
    { name: 'german', size: { width: 1440, height: 900 }, globals: { theme: 'light', locale: 'de' } },
  ])
})

test('merges modes that are identical under the story’s own globals', () => {
  expect(namesOf({ globals: { theme: 'light', viewport: { value: 'desktop' } } })).toEqual(['dark desktop'])
  expect(namesOf({ globals: { theme: 'light' } })).toEqual(['dark desktop', 'light mobile'])
})
