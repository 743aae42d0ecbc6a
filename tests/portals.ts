import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The portal of most journeys, with the game server that `start` runs. */
export const port = process.env['JOURNEY_PORT'] ?? '3117'
export const portal = `http://localhost:${port}`

/** The files of the launcher of that portal. Each process that reads this finds the same folder. */
export const launcherDir = join(tmpdir(), `olympus-journeys-launchers-${port}`)

/** A portal whose game server the journeys run, and whose permanent selections do not cool off. */
export const gamePort = String(Number(port) + 1)
export const gamePortal = `http://localhost:${gamePort}`
export const gameKey = `olg_${'journeys'.repeat(5)}abc`
