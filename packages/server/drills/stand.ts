import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { silentLog } from '../src/log.ts'
import { systemRandom } from '../src/random.ts'
import { createSecretBox } from '../src/secrets/secret-box.ts'
import { secretKeyOf } from '../src/secrets/secret-key.ts'
import { stripeSecret } from '../src/testing/signed-event.ts'
import { openStripeDouble, type StripeDouble } from '../src/testing/stripe-double.ts'
import type { Disk, Machinery, MistreatedPostgresql } from './faults.ts'
import { startFleet } from './fleet.ts'
import { startGame } from './game.ts'
import { createWorld, type World } from './world.ts'

export interface StandOptions {
  /** None: the embedded database. An empty database, of which nothing is kept. */
  readonly postgresql?: MistreatedPostgresql | undefined
  readonly disk?: Disk | undefined
  readonly players: number
}

/** A whole portal to be broken: its servers and, with PostgreSQL, the game, Stripe's double and a world of players. */
export interface Stand {
  readonly machinery: Machinery
  readonly world: World
  readonly stripe: StripeDouble
  /** Of the embedded database: only while no server runs. */
  withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value>
  tearDown(): Promise<void>
}

export async function setUpStand({ postgresql, disk, players }: StandOptions): Promise<Stand> {
  const dataDir = fs.mkdtempSync(path.join(disk?.folder ?? os.tmpdir(), 'olympus-drill-'))
  const stripe = await openStripeDouble()
  const variables = {
    ...(postgresql && { DATABASE_URL: postgresql.url }),
    DATA_DIR: dataDir,
    // One portal, whichever process serves: the tokens of one are those of all.
    PUBLIC_URL: 'http://localhost:3000',
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_API_BASE: stripe.address,
  }
  const config = readConfig(variables)
  const secretBox = createSecretBox(secretKeyOf(config), systemRandom)
  async function withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value> {
    const database = await openDatabase(config, silentLog)
    return act(database).finally(() => database.close())
  }

  const world = await withDatabase((database) => createWorld(database, secretBox, players))
  // Two processes, so that what holds within one of them is not taken for enough.
  const fleet = await startFleet(postgresql ? 2 : 1, variables)
  const game = postgresql && startGame(postgresql.url)
  return {
    machinery: { fleet, postgresql, game, disk },
    world,
    stripe,
    withDatabase,
    async tearDown() {
      await game?.stop()
      await fleet.end()
      await stripe.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
