import { expect, it } from 'vitest'

import { wideComments } from './comment-width-rules.ts'

const upTo = (width: number, start: string) => start.padEnd(width, 'x')

it('accepts comment lines of 109 characters', () => {
  expect(wideComments([upTo(109, '// '), upTo(109, '  * '), upTo(109, '/** ')].join('\n'))).toEqual([])
})

it.each(['// ', '  // ', '/** ', ' * ', '  {/* '])(
  'finds a line of 110 characters that starts with %j',
  (start) => {
    expect(wideComments(`const a = 1\n${upTo(110, start)}\n`)).toEqual([2])
  },
)

it('leaves wide code alone', () => {
  expect(wideComments(upTo(200, 'const url = "https://'))).toEqual([])
})
