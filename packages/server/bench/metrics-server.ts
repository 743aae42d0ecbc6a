// A server in a process of its own, with or without metrics, that states its processor time when asked.
import { tmpdir } from 'node:os'
import { createApp } from '../src/app.ts'
import { createChatAccountProvider } from '../src/chat-account/create-chat-account-provider.ts'
import { systemClock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import { createSessionEndings } from '../src/features/sessions/session-endings.ts'
import { createTaskNotices } from '../src/features/tasks/task-notices.ts'
import { createLiveEvents } from '../src/features/live/live-events.ts'
import { passwordQueue } from '../src/features/passwords/password-hash.ts'
import { listen } from '../src/http/listen.ts'
import { createDatabaseLimiter } from '../src/limits/database-limiter.ts'
import { silentLog } from '../src/log.ts'
import { startMetrics } from '../src/metrics/start-metrics.ts'
import { createPaymentProvider } from '../src/payments/create-payment-provider.ts'
import { systemRandom } from '../src/random.ts'
import { newPlayer } from '../src/testing/test-account.ts'
import { testApp } from '../src/testing/test-app.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { testSecretBox } from '../src/testing/test-secret-box.ts'
import { testWheelSigner } from '../src/testing/test-wheel-signer.ts'

export interface Served {
  readonly port: number
  /** Null: without metrics. */
  readonly metricsPort: number | null
  /** An access token of a player. */
  readonly token: string
}

const database = await openTestDatabase()
const unlimited = { DEMO: 'off', REQUESTS_PER_ACCOUNT: '0', REQUESTS_PER_NETWORK: '0' }
const config = readConfig({ ...unlimited, METRICS_PORT: process.argv[2] === 'on' ? '0' : '' })
const { metrics, listen: listenForScrapes } = await startMetrics(config, silentLog)
const limiter = createDatabaseLimiter(database)
const outside = { clock: systemClock, random: systemRandom }
const ports = { config, database, limiter, metrics, log: silentLog, secretBox: testSecretBox, ...outside }
const provider = await createPaymentProvider(ports)
const live = createLiveEvents(ports)
const app = createApp({
  ...ports,
  provider,
  live,
  endings: createSessionEndings(ports),
  taskNotices: createTaskNotices(ports),
  wheelSigner: testWheelSigner,
  chat: createChatAccountProvider(ports),
  health: { isReady: async () => true },
  portalDirectory: tmpdir(),
})
const { port } = await listen(app, { ...config, port: 0, metrics })
const { port: metricsPort } = await listenForScrapes({
  database,
  launcherFiles: { problems: () => [] },
  live,
  provider,
  passwordQueue,
})
const { token } = await newPlayer(testApp({ database }))

process.on('message', (question) => {
  if (question === 'time') return process.send?.(process.cpuUsage())
  void database.close().then(() => process.exit(0))
})
process.send?.({ port, metricsPort, token } satisfies Served)
