import { expect, test } from 'vitest'

import { parseOptions } from './options.ts'

test('compares everything with the merge base by default', () => {
  expect(parseOptions([])).toEqual({ base: undefined, only: [], outDir: 'visual-report', isHelp: false })
})

test('accepts a base, a folder and several texts', () => {
  expect(
    parseOptions(['--', '--base', 'v1', '--only', 'ui/button', '--only=Dialog', '--out', 'shown']),
  ).toEqual({
    base: 'v1',
    only: ['ui/button', 'Dialog'],
    outDir: 'shown',
    isHelp: false,
  })
})

test.each([['--onyl', 'button'], ['button'], ['--base'], ['--base='], ['--only='], ['--out=']])(
  'refuses what it does not understand: %s',
  (...args) => {
    expect(() => parseOptions(args)).toThrow(TypeError)
  },
)
