import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { silentLog } from '../src/log.ts'
import { openConfiguredKeys } from '../src/secrets/open-secret-box.ts'
import { copyDataDir } from '../src/testing/data-dir-template.ts'
import { stripeSecret } from '../src/testing/signed-event.ts'
import { openStripeDouble, type StripeDouble } from '../src/testing/stripe-double.ts'
import type { Disk, FaultTargets, DrillPostgresql } from './faults.ts'
import { startFleet } from './fleet.ts'
import { startGame } from './game.ts'
import { createGameServers, createWorld, type World } from './world.ts'

export interface SetupOptions {
  /** Must be an empty database; its data is lost. Absent for the embedded database. */
  readonly postgresql?: DrillPostgresql | undefined
  readonly disk?: Disk | undefined
  readonly players: number
  /** The game servers have all faults of a bad network, a wrong clock and full bags meanwhile. */
  readonly hasFaultyGame?: boolean
}

/** A complete portal to break: servers, the game, the Stripe double and players. */
export interface DrillSetup {
  readonly targets: FaultTargets
  readonly world: World
  readonly stripe: StripeDouble
  /** The configuration of the servers. */
  readonly variables: NodeJS.ProcessEnv
  /** For the embedded database, only while no server runs. */
  withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value>
  tearDown(): Promise<void>
}

export async function setUpDrill({
  postgresql,
  disk,
  players,
  hasFaultyGame = false,
}: SetupOptions): Promise<DrillSetup> {
  const dataDir = fs.mkdtempSync(path.join(disk?.folder ?? os.tmpdir(), 'olympus-drill-'))
  if (!postgresql) await copyDataDir(dataDir)
  const stripe = await openStripeDouble()
  const variables = {
    ...(postgresql && { DATABASE_URL: postgresql.url }),
    DATA_DIR: dataDir,
    // All processes share one URL, so that each accepts the tokens of the others.
    PUBLIC_URL: 'http://localhost:3000',
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_API_BASE: stripe.address,
    SELECTION_COOLING_OFF_HOURS: '0',
  }
  const config = readConfig(variables)
  async function withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value> {
    const database = await openDatabase(config, silentLog)
    return act(database).finally(() => database.close())
  }

  const { world, gameServers } = await withDatabase(async (database) => {
    const { secretBox } = await openConfiguredKeys(database, config)
    const world = await createWorld(database, secretBox, players)
    return { world, gameServers: await createGameServers(database, world) }
  })
  // Two processes reveal guarantees that hold only within one process.
  const fleet = await startFleet(postgresql ? 2 : 1, variables)
  const game = startGame(gameServers, { urls: fleet.addresses, isFaulty: hasFaultyGame })
  // Otherwise a character could be reported between the preview and the confirmation of a player.
  await game.ready()
  return {
    targets: { fleet, postgresql, game, disk },
    world,
    stripe,
    variables,
    withDatabase,
    async tearDown() {
      await game?.stop()
      await fleet.end()
      await stripe.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
