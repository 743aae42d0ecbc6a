import path from 'node:path'
import sql from 'sql-template-tag'
import { createApp } from './app.ts'
import { startBackground } from './background/start-background.ts'
import { createChatAccountProvider } from './chat-account/create-chat-account-provider.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { startDemoGameServer } from './demo/demo-game-server.ts'
import { loadDemoWorld } from './demo/load-demo-world.ts'
import { createLiveEvents } from './features/live/live-events.ts'
import { loadPackages } from './features/purchase/load-packages.ts'
import { startPayments } from './features/purchase/start-payments.ts'
import { sealSigningKeys } from './features/sessions/stored-signing-keys.ts'
import { listen } from './http/listen.ts'
import { openLimiter } from './limits/open-limiter.ts'
import type { Log } from './log.ts'
import { startOperators } from './operators/start-operators.ts'
import { createPaymentProvider } from './payments/create-payment-provider.ts'
import { systemRandom } from './random.ts'
import { openConfiguredKeys } from './secrets/open-secret-box.ts'
import type { Step } from './start-step.ts'
import { stopInTurn } from './stop-in-turn.ts'

const portalDirectory = path.join(import.meta.dirname, '../../app/dist')
const drainMs = 10_000
// Together with the drain, less than the 30 seconds that service managers wait before they kill.
const livePatienceMs = 3000
const backgroundPatienceMs = 5000
const closePatienceMs = 5000

export interface RunningServer {
  readonly port: number
  /** Lets requests and background work finish, then closes the database. Every wait is limited. */
  stop(): Promise<void>
}

/** Opens and migrates the database, then serves until it is stopped. */
export async function startServer(config: Config, log: Log, step: Step): Promise<RunningServer> {
  const database = await openDatabase(config, log, step)
  let isStopping = false
  const health = {
    isReady: () =>
      isStopping
        ? Promise.resolve(false)
        : database.query(sql`select 1`).then(
            () => true,
            () => false,
          ),
  }
  const { secretBox, keyRing } = await openConfiguredKeys(database, config)
  await sealSigningKeys({ database, secretBox, newId: () => systemRandom.uuid() })
  if (config.isDemo)
    await step(
      () => loadDemoWorld(database, { clock: systemClock, secretBox }),
      () => 'Loaded the demo world',
    )
  else await loadPackages(database)

  const { limiter, close: closeLimiter } = openLimiter({ redisUrl: config.redisUrl, database, log })
  const ports = { config, database, log, clock: systemClock, random: systemRandom, limiter, secretBox }
  const provider = createPaymentProvider(ports)
  const chat = createChatAccountProvider(ports)
  const live = createLiveEvents(ports)
  const app = createApp({ ...ports, provider, chat, live, health, portalDirectory })
  const listening = await listen(app, config)
  const operators = await startOperators({ ...ports, provider, keyRing: () => keyRing })
  const background = [
    operators.anchorWatch,
    ...startBackground(ports),
    ...startPayments(app, { ...ports, provider }),
    ...(config.isDemo ? [startDemoGameServer(database, log)] : []),
  ]
  return {
    port: listening.port,
    stop() {
      isStopping = true
      const parts = [
        // First, because event streams do not end by themselves.
        { name: 'live events', patienceMs: livePatienceMs, stop: () => live.stop() },
        {
          name: 'requests',
          patienceMs: drainMs + 1000,
          stop: () => Promise.all([listening.stop(drainMs), operators.socket.stop(drainMs)]),
        },
        {
          name: 'background work',
          patienceMs: backgroundPatienceMs,
          stop: () => Promise.all(background.map((work) => work.stop())),
        },
        { name: 'limiter', patienceMs: closePatienceMs, stop: async () => closeLimiter() },
        { name: 'database', patienceMs: closePatienceMs, stop: () => database.close() },
      ]
      return stopInTurn(parts, log)
    },
  }
}
