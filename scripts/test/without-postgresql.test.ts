import path from 'node:path'

import { expect, it } from 'vitest'

import { testsWithoutPostgresql } from './without-postgresql.ts'

const found = testsWithoutPostgresql(path.resolve(import.meta.dirname, '../..'))
const server = (file: string) => path.join('packages/server/src', file)

it('finds tests of pure rules and tests that use the embedded database in any case', () => {
  expect(found).toContain(server('features/ledger/ledger-rules.test.ts'))
  expect(found).toContain(server('database/embedded/embedded-database.test.ts'))
})

it('leaves tests that open a database, directly or through their helpers', () => {
  expect(found).not.toContain(server('database/open-database.test.ts'))
  expect(found).not.toContain(server('features/ledger/post.test.ts'))
  expect(found).not.toContain(server('features/purchase/purchase-over-http.test.ts'))
})
