// `node scripts/bench.ts NAME` runs a server benchmark
// on PostgreSQL, in a database that it drops afterwards.
import { join } from 'node:path'
import { startPostgresql } from './postgresql.ts'
import { run } from './run.ts'

const [name, ...options] = process.argv.slice(2)
const { TEST_DATABASE_URL: given } = process.env
// What a lock or a commit costs shows only where commits wait for the disk.
const isDurable = name === 'live' || name === 'wheel'
const server = given ? undefined : await startPostgresql({ isDurable })
const url = given ?? server?.url
if (!url) throw new Error('There is no PostgreSQL here: set TEST_DATABASE_URL to a server to measure on.')
try {
  const bench = join(import.meta.dirname, `../packages/server/bench/${name}.ts`)
  const env = { ...process.env, TEST_DATABASE_URL: url }
  process.exitCode = await run(process.execPath, [bench, ...options], { env })
} finally {
  await server?.stop()
}
