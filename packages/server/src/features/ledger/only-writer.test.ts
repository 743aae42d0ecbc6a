import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const server = path.join(import.meta.dirname, '../../..')
const writes = /\b(insert\s+into|update|delete\s+from|truncate)\s+ledger_(account|entry|transaction)\b/i
/** The first fills a database that is measured and dropped, the second creates empty accounts, the last is the writer of entries and balances. */
const writers = [
  'bench/load-ledger.ts',
  'src/features/ledger/lock-ledger-accounts.ts',
  'src/features/ledger/post.ts',
]

it('nothing but post.ts moves coins', () => {
  const found = fs
    .globSync('{bench,drills,src}/**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => writes.test(fs.readFileSync(path.join(server, file), 'utf8')))
  expect(found.sort()).toEqual(writers)
})
