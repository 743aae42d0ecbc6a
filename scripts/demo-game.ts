import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'

const simulator = path.join(import.meta.dirname, '../packages/game-simulator/src/main.ts')
const restartAfterMs = 2000
/** Players see each state of a delivery for this long. */
const pace = '2s'

export const newGameServerKey = (): string => `olg_${randomBytes(32).toString('base64url')}`

interface DemoGame {
  readonly port: number
  readonly host: string | null
  readonly dataDir: string
  readonly key: string
}

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::'

function urlOf({ host, port }: DemoGame): string {
  const name = host === null || isEveryAddress(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Runs the game server of the demo world until this process ends. Only its errors are shown. */
export function keepGameRunning(game: DemoGame): void {
  const args = [
    '--url',
    urlOf(game),
    '--store',
    path.join(game.dataDir, 'game'),
    '--pace',
    pace,
    '--keep-offline',
  ]
  let child: ChildProcess | undefined
  function start(): void {
    child = fork(simulator, args, {
      env: { ...process.env, OLYMPUS_GAME_SERVER_KEY: game.key },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('exit', () => setTimeout(start, restartAfterMs).unref())
  }
  start()
  process.once('exit', () => child?.kill())
}
