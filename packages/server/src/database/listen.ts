import { Client } from 'pg'
import { repeated } from '../repeated.ts'
import type { Log } from '../log.ts'

/** Answers a function that stops it. */
export type Listen = (channel: string, onNotice: () => void) => () => Promise<void>

const reconnectEveryMs = 1000
const farewellMs = 1000

/** Ends a connection; a server that is out of reach does not say goodbye. */
async function endOrCut(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), farewellMs)
  await client.end()
  clearTimeout(cut)
}

/**
 * Listens on one connection of its own: the pool's are handed on, and would take the listening with them. A connection that is
 * lost is made again; as nobody listened in between, that counts as a notice.
 */
export const postgresListen =
  (connectionString: string, log: Log): Listen =>
  (channel, onNotice) => {
    let stopped = () => {}
    const isStopped = new Promise<void>((resolve) => (stopped = resolve))

    async function listenUntilLost(): Promise<void> {
      const client = new Client({
        connectionString,
        application_name: 'olympus-listener',
        connectionTimeoutMillis: 3000,
        keepAlive: true,
      })
      const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
      client.on('error', (error) => log.warn({ err: error, channel }, 'listening connection lost'))
      client.on('notification', onNotice)
      const listening = async () => {
        await client.connect()
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        onNotice()
        await lost
      }
      try {
        await Promise.race([listening(), isStopped])
      } finally {
        await endOrCut(client)
      }
    }

    const work = repeated({ name: `listen to ${channel}`, everyMs: reconnectEveryMs, log }, listenUntilLost)
    return () => {
      stopped()
      return work.stop()
    }
  }
