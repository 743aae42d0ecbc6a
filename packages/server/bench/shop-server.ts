// Serves the application with the catalog of the demo for `pnpm bench:server`: on PostgreSQL, or on the
// embedded database in the given directory.
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { loadCatalog } from '../src/demo/load-catalog.ts'
import { loadPackages } from '../src/features/purchase/load-packages.ts'
import { silentLog } from '../src/log.ts'
import { newPlayer } from '../src/testing/test-account.ts'
import { testApp } from '../src/testing/test-app.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { serveOn } from './serve-on.ts'

const [, , dataDir] = process.argv
const database = await (dataDir
  ? openDatabase(readConfig({ DATA_DIR: dataDir }), silentLog)
  : openTestDatabase())
await database.transaction(async (transaction) => {
  await loadPackages(transaction)
  await loadCatalog(transaction, new Date())
})
const { token } = await newPlayer(testApp({ database }))
const { port } = await serveOn(database, { REQUESTS_PER_ACCOUNT: '0', REQUESTS_PER_NETWORK: '0' })
process.once('disconnect', () => void database.close().then(() => process.exit()))
process.send?.({ port, token })
