import path from 'node:path'
import sql from 'sql-template-tag'
import { createApp } from './app.ts'
import { startBackground } from './background/start-background.ts'
import { createChatAccountProvider } from './chat-account/create-chat-account-provider.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createLiveEvents } from './features/live/live-events.ts'
import type { SeedPorts } from './features/fortune-wheel/seeds.ts'
import { openWheelSigner } from './features/fortune-wheel/wheel-signer.ts'
import { createWheelTables } from './features/fortune-wheel/wheel-tables.ts'
import { createLauncherFiles } from './features/download/launcher-files.ts'
import { loadPackages } from './features/purchase/load-packages.ts'
import { passwordQueue } from './features/passwords/password-hash.ts'
import { startPayments } from './features/purchase/start-payments.ts'
import { createSessionEndings } from './features/sessions/session-endings.ts'
import { sealSigningKeys } from './features/sessions/stored-signing-keys.ts'
import { createTaskNotices } from './features/tasks/task-notices.ts'
import { warnWithoutImprint } from './features/support/warn-without-imprint.ts'
import { createFloodLog } from './http/flood-log.ts'
import { listen } from './http/listen.ts'
import { openLimiter } from './limits/open-limiter.ts'
import { loadLater } from './load-later.ts'
import type { Log } from './log.ts'
import { measuredLimiter } from './metrics/measured-limiter.ts'
import { measuredChat, measuredPayments } from './metrics/measured-providers.ts'
import { startMetrics } from './metrics/start-metrics.ts'
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

/** What the first requests rarely need. */
const deferred = [
  () => import('./operators/run-operator.ts'),
  () => import('@simplewebauthn/server'),
  () => import('@simplewebauthn/server/helpers'),
]

export interface RunningServer {
  readonly port: number
  /** Lets requests and background work finish, then closes the database. Every wait is limited. */
  stop(): Promise<void>
}

const isReachable = (database: Database): Promise<boolean> =>
  database.query(sql`select 1`).then(
    () => true,
    () => false,
  )

/** Loads what is missing, and returns the demo world if it is part of it. */
async function loadWorld(
  database: Database,
  { isDemo, demoGameServerKey: gameServerKey, launcherDir }: Config,
  { step, ...wheel }: Omit<SeedPorts, 'database'> & { readonly step: Step },
) {
  if (!isDemo) {
    await loadPackages(database)
    return null
  }
  const demo = await import('./demo/demo-world.ts')
  await step(
    async () => {
      await demo.loadDemoWorld(database, { ...wheel, clock: systemClock, gameServerKey })
      await demo.loadDemoLaunchers(database, launcherDir)
    },
    () => 'Loaded the demo world',
  )
  return demo
}

/** Serves until it is stopped. */
export async function startServices(
  database: Database,
  config: Config,
  { log, step }: { readonly log: Log; readonly step: Step },
): Promise<RunningServer> {
  let isStopping = false
  const health = { isReady: async () => !isStopping && isReachable(database) }
  warnWithoutImprint(config, log)
  const { secretBox, keyRing } = await openConfiguredKeys(database, config)
  await sealSigningKeys({ database, secretBox, newId: () => systemRandom.uuid() })
  const wheelSigner = await openWheelSigner({ database, secretBox })
  const wheelTables = createWheelTables(systemClock)
  const wheel = { random: systemRandom, secretBox, wheelSigner, wheelTables }
  const demo = await loadWorld(database, config, { ...wheel, step })

  const { metrics, listen: listenForScrapes } = await startMetrics(config, log)
  const opened = openLimiter({ redisUrl: config.redisUrl, database, log })
  const limiter = measuredLimiter(opened.limiter, metrics)
  const outside = { clock: systemClock, random: systemRandom }
  const ports = { config, database, log, metrics, limiter, secretBox, wheelSigner, ...outside }
  const provider = measuredPayments(await createPaymentProvider(ports), metrics)
  const chat = measuredChat(createChatAccountProvider(ports), metrics)
  const live = createLiveEvents(ports)
  const launcherFiles = createLauncherFiles(config.launcherDir, log)
  const floodLog = createFloodLog(log)
  const endings = createSessionEndings(ports)
  const taskNotices = createTaskNotices(ports)
  const sources = { launcherFiles, live, endings, taskNotices }
  const app = createApp({ ...ports, ...sources, provider, chat, health, portalDirectory, floodLog })
  const listening = await listen(app, { ...config, metrics })
  const scrapes = await listenForScrapes({ database, launcherFiles, live, provider, passwordQueue })
  const operators = await startOperators({ ...ports, provider, keyRing: () => keyRing })
  const background = [
    operators.anchorWatch,
    ...startBackground({ ...ports, launcherFiles, wheelTables }),
    ...(demo ? demo.startFillingDemoWorld(database, { log, now: systemClock.now() }) : []),
    loadLater(deferred, log),
    ...startPayments(app, { ...ports, provider }),
  ]
  return {
    port: listening.port,
    stop() {
      isStopping = true
      const parts = [
        // First, because event streams do not end by themselves, and claims wait long for tasks.
        {
          name: 'live events',
          patienceMs: livePatienceMs,
          stop: () => Promise.all([live.stop(), taskNotices.stop()]),
        },
        {
          name: 'requests',
          patienceMs: drainMs + 1000,
          stop: () =>
            Promise.all([listening.stop(drainMs).finally(floodLog.stop), operators.socket.stop(drainMs)]),
        },
        {
          name: 'background work',
          patienceMs: backgroundPatienceMs,
          stop: () => Promise.all([endings, ...background].map((work) => work.stop())),
        },
        {
          name: 'limiter and metrics',
          patienceMs: closePatienceMs,
          stop() {
            opened.close()
            return scrapes.stop()
          },
        },
        { name: 'database', patienceMs: closePatienceMs, stop: () => database.close() },
      ]
      return stopInTurn(parts, log)
    },
  }
}
