import { tmpdir } from 'node:os'
import type { Hono } from 'hono'
import { createApp } from '../src/app.ts'
import { createChatAccountProvider } from '../src/chat-account/create-chat-account-provider.ts'
import { systemClock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { createLiveEvents } from '../src/features/live/live-events.ts'
import { createSessionEndings } from '../src/features/sessions/session-endings.ts'
import { createTaskNotices } from '../src/features/tasks/task-notices.ts'
import { listen, type Listening } from '../src/http/listen.ts'
import { createDatabaseLimiter } from '../src/limits/database-limiter.ts'
import { silentLog } from '../src/log.ts'
import { createPaymentProvider } from '../src/payments/create-payment-provider.ts'
import { systemRandom } from '../src/random.ts'
import { testSecretBox } from '../src/testing/test-secret-box.ts'
import { testWheelSigner } from '../src/testing/test-wheel-signer.ts'

/** Serves the whole application on a free port, without background work. */
export async function serveOn(
  database: Database,
  variables: NodeJS.ProcessEnv = {},
  extend: (app: Hono) => unknown = () => {},
): Promise<Listening> {
  const config = readConfig({ DEMO: 'off', ...variables })
  const limiter = createDatabaseLimiter(database)
  const given = {
    config,
    database,
    limiter,
    log: silentLog,
    clock: systemClock,
    random: systemRandom,
    secretBox: testSecretBox,
  }
  const app = createApp({
    ...given,
    provider: await createPaymentProvider(given),
    chat: createChatAccountProvider(given),
    live: createLiveEvents(given),
    endings: createSessionEndings(given),
    taskNotices: createTaskNotices(given),
    wheelSigner: testWheelSigner,
    health: { isReady: async () => true },
    portalDirectory: tmpdir(),
  })
  extend(app)
  return listen(app, { ...config, port: 0 })
}
