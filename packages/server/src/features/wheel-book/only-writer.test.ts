import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const server = path.join(import.meta.dirname, '../../..')
const writePattern = /\b(insert\s+into|update|delete\s+from|truncate)\s+wheel_entry\b/i

it('only spins, exchanges and enter-tickets.ts write entries', () => {
  const found = fs
    .globSync('{bench,drills,src}/**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('src/testing/'))
    .filter((file) => writePattern.test(fs.readFileSync(path.join(server, file), 'utf8')))
  expect(found.sort()).toEqual([
    'src/features/fortune-wheel/exchange-tokens.ts',
    'src/features/fortune-wheel/write-spin.ts',
    'src/features/wheel-book/enter-tickets.ts',
  ])
})
