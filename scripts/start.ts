import { readConfig } from '../packages/server/src/config.ts'
import { processOutput } from '../packages/server/src/start-output.ts'
import { buildPortal } from './build.ts'
import { keepGameRunning, newGameServerKey } from './demo-game.ts'

await processOutput().step(buildPortal, (isBuilt) =>
  isBuilt ? 'Built the portal' : 'The build of the portal is up to date',
)

/** Null for a configuration that the server will refuse. */
function configOrNull() {
  try {
    return readConfig(process.env)
  } catch {
    return null
  }
}

const config = configOrNull()
const key = config?.isDemo && config.demoGameServerKey === null ? newGameServerKey() : null
if (key !== null) process.env['DEMO_GAME_SERVER_KEY'] = key
// Exists only since the build.
const server = '../packages/server/dist/main.js'
await import(server)
if (key !== null && config) keepGameRunning({ ...config, key })
