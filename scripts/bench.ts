// `node scripts/bench.ts NAME` runs a server benchmark
// on PostgreSQL, in a database that it drops afterwards.
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { startPostgresql } from './postgresql.ts'
import { run } from './run.ts'

const [name, ...options] = process.argv.slice(2)
const { TEST_DATABASE_URL: given } = process.env
// What a lock or a commit costs shows only where commits wait for the disk.
const isDurable = name === 'live' || name === 'wheel'
// As PostgreSQL's manual advises for a machine of its own. The default of 128 MB is for the smallest.
const sharedBuffers = `shared_buffers=${Math.floor(totalmem() / 4 / 2 ** 20)}MB`
const server = given ? undefined : await startPostgresql({ isDurable, settings: [sharedBuffers] })
const url = given ?? server?.url
if (!url) throw new Error('There is no PostgreSQL here: set TEST_DATABASE_URL to a server to measure on.')
try {
  const bench = join(import.meta.dirname, `../packages/server/bench/${name}.ts`)
  const env = { ...process.env, TEST_DATABASE_URL: url }
  process.exitCode = await run(process.execPath, [bench, ...options], { env })
} finally {
  await server?.stop()
}
