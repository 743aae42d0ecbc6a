import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const server = path.join(import.meta.dirname, '../../..')
const writePattern = /\b(insert\s+into|update|delete\s+from|truncate)\s+ledger_(account|entry|transaction)\b/i
/**
 * The benchmark fills a throwaway database. lock-ledger-accounts.ts creates empty accounts.
 * post.ts writes entries and balances.
 */
const writers = [
  'bench/load-ledger.ts',
  'src/features/ledger/lock-ledger-accounts.ts',
  'src/features/ledger/post.ts',
]

it('only post.ts moves coins', () => {
  const found = fs
    .globSync('{bench,drills,src}/**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => writePattern.test(fs.readFileSync(path.join(server, file), 'utf8')))
  expect(found.sort()).toEqual(writers)
})
