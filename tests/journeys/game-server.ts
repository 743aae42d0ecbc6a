import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ForkedSimulator, forkSimulator } from '../../packages/game-simulator/src/fork-simulator.ts'
import { gameKey, gamePortal } from '../portals.ts'

/** What the game has stored outlives its process. */
const folder = mkdtempSync(join(tmpdir(), 'olympus-journeys-game-'))

/** Runs the game server of the second portal. Players of `accountIds` log in at once and stay. */
export function startGame(...accountIds: readonly number[]): ForkedSimulator {
  const players =
    accountIds.length > 0 ? ['--account-ids', accountIds.join(), '--play-every', '1h'] : ['--keep-offline']
  const args = ['--url', gamePortal, '--store', folder, '--presence-every', '2s', ...players]
  return forkSimulator(
    args,
    {
      env: { ...process.env, OLYMPUS_GAME_SERVER_KEY: gameKey },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
    () => {},
  )
}
