import { Client } from 'pg'
import { repeated } from '../../repeated.ts'
import type { Log } from '../../log.ts'
import type { CarrierListen } from './notice-carrier.ts'

const reconnectEveryMs = 1000
const endTimeoutMs = 1000

/** Ends a connection, and destroys it if the server does not respond. */
async function endOrCut(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), endTimeoutMs)
  await client.end()
  clearTimeout(cut)
}

/**
 * Listens on its own connection, because connections of the pool change hands. Reconnects after a lost
 * connection and counts that as a notice, because one may have been missed.
 */
export const postgresListen =
  (connectionString: string, log: Log): CarrierListen =>
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
      client.on('notification', ({ payload }) => onNotice(payload ?? null))
      const listening = async () => {
        await client.connect()
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        onNotice(null)
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
