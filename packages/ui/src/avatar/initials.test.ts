import { expect, test } from 'vitest'

import { initials } from './initials.ts'

test.each([
  ['Kallistrate', 'K'],
  ['  Ann   of  Ithaca ', 'AI'],
  ['Ørsted', 'Ø'],
  ['e\u0301toile', 'e\u0301'],
  ['👩‍🚀 Nyx', '👩‍🚀N'],
  ['🇬🇷', '🇬🇷'],
  ['奧林匹斯', '奧'],
  ['', ''],
])('takes whole graphemes: %j becomes %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
