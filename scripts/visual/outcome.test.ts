import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { exampleStory } from './example-story.ts'
import { exitCodeFor, judge, type Picture } from './outcome.ts'

const filled = (value: number): Picture => {
  const png = new PNG({ width: 2, height: 2 })
  png.data.fill(255)
  png.data[0] = value
  return { png: PNG.sync.write(png) }
}
const mode = { name: 'dark desktop', size: { width: 1280, height: 800 }, globals: {} }
const outcomeOf = (before: Picture | undefined, after: Picture | undefined, diffThreshold?: number) => {
  const story = exampleStory({ chromatic: diffThreshold === undefined ? {} : { diffThreshold } })
  return judge({ story, mode, isInBase: true, isInHead: true }, { before, after })
}
const broken: Picture = { problem: 'Unmocked: GET /api/forgotten' }

test.each([
  ['unchanged', { before: filled(0), after: filled(0), exitCode: 0 }],
  ['changed', { before: filled(0), after: filled(9), exitCode: 1 }],
  ['added', { before: undefined, after: filled(0), exitCode: 1 }],
  ['removed', { before: filled(0), after: undefined, exitCode: 1 }],
  ['failed', { before: filled(0), after: broken, exitCode: 1 }],
  ['failed', { before: broken, after: filled(0), exitCode: 1 }],
  ['failed', { before: undefined, after: broken, exitCode: 1 }],
] as const)('%s', (verdict, { before, after, exitCode }) => {
  const outcome = outcomeOf(before, after)
  expect(outcome.verdict).toBe(verdict)
  expect(exitCodeFor([outcomeOf(filled(0), filled(0)), outcome])).toBe(exitCode)
})

test('reports which side of a story failed, and keeps the picture of the other', () => {
  const outcome = outcomeOf(filled(0), broken)
  expect(outcome.problems).toEqual(['after: Unmocked: GET /api/forgotten'])
  expect(outcome.before).toBeDefined()
  expect(outcome.after).toBeUndefined()
})

test('applies the threshold of a story', () => {
  expect(outcomeOf(filled(254), filled(255)).verdict).toBe('changed')
  expect(outcomeOf(filled(254), filled(255), 0.063).verdict).toBe('unchanged')
})
