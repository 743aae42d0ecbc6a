import { expect, it } from 'vitest'

import { characterFileName } from './character-file-name.ts'

it.each([
  ['Kallistrate', 'kallistrate-2025-06-12.json'],
  ['../Zeus of "Argos"', 'zeus-of-argos-2025-06-12.json'],
  ['Ζεύς', 'ζεύς-2025-06-12.json'],
  ['***', 'character-2025-06-12.json'],
])('the file of %s is %s', (name, file) => {
  expect(characterFileName(name, '2025-06-12T09:41:00Z')).toBe(file)
})
