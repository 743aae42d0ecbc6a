import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createBackup } from '../src/backups/create-backup.ts'
import { restoreBackup } from '../src/backups/restore-backup.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { isEmbedded } from '../src/database/embedded/embedded-database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { silentLog } from '../src/log.ts'
import { openConfiguredKeys } from '../src/secrets/open-secret-box.ts'
import { stripeSecret } from '../src/testing/signed-event.ts'
import { openStripeDouble } from '../src/testing/stripe-double.ts'
import { testApp } from '../src/testing/test-app.ts'
import { acknowledgedOrders, type RestorablePortal } from './restorable-portal.ts'
import { createWorld } from './world.ts'

/** A portal in this process, because a backup is made by the process that has the database open. */
export async function restorableEmbedded(players: number): Promise<RestorablePortal> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-restore-drill-'))
  const dataDir = path.join(folder, 'data')
  const backup = path.join(folder, 'backup')
  const stripe = await openStripeDouble()
  const variables = {
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_API_BASE: stripe.address,
  }
  const config = readConfig(variables)
  let server: Server
  let database: Database | undefined

  async function start(): Promise<void> {
    database = await openDatabase(config, silentLog)
    const { secretBox } = await openConfiguredKeys(database, config)
    const app = testApp({ database, secretBox, variables })
    server = createServer(
      getRequestListener((request) => {
        const { pathname, search } = new URL(request.url)
        return app.fetch(pathname + search, request)
      }),
    )
    await new Promise<void>((resolve) => server.listen(0, resolve))
  }
  async function stop(): Promise<void> {
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    await database?.close()
    database = undefined
  }
  async function withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value> {
    const opened = await openDatabase(config, silentLog)
    return act(opened).finally(() => opened.close())
  }

  const world = await withDatabase(async (opened) =>
    createWorld(opened, (await openConfiguredKeys(opened, config)).secretBox, players),
  )
  await start()
  return {
    world,
    stripe,
    game: null,
    problems: [],
    address: () => `http://localhost:${(server.address() as AddressInfo).port}`,
    withDatabase,
    async backUp(record, moreTraffic) {
      if (!database || !isEmbedded(database)) throw new Error('The portal is stopped')
      const orderIds = acknowledgedOrders(record)
      await createBackup(database, backup)
      const endsAtMs = Date.now()
      await moreTraffic()
      return { orderIds, endsAtMs }
    },
    async destroy() {
      await stop()
      fs.rmSync(path.join(dataDir, 'database'), { recursive: true })
    },
    async restore() {
      const { problems } = await restoreBackup(backup, { config, log: silentLog })
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
    start,
    stop,
    async tearDown() {
      if (database) await stop()
      await stripe.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
