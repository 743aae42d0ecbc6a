import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Metrics } from '../metrics/metrics.ts'
import { clientAddress, networkOf } from './client-address.ts'

export interface ConnectionLimits {
  readonly max: number
  /** Null behind proxies, which open all connections themselves and have to limit them. */
  readonly maxPerNetwork: number | null
}

const networkOfPeer = ({ remoteAddress = '' }: Socket) => networkOf(clientAddress(remoteAddress, null, 0))

/**
 * Keeps one network from taking all connections. A new connection that finds no place replaces the one that
 * is idle for longest: of its own network if that has too many, else of the network that has most. If none
 * of those is idle, the new connection is closed.
 */
export function limitConnections(
  server: Server,
  { max, maxPerNetwork }: ConnectionLimits,
  metrics: Pick<Metrics, 'count'>,
): void {
  /** The open connections of each network, the longest idle first. */
  const networks = new Map<string, Set<Socket>>()
  const groups = new WeakMap<Socket, Set<Socket>>()
  const busy = new Set<Socket>()
  let count = 0

  const largest = () =>
    [...networks.values()].reduce((most, sockets) => (sockets.size > most.size ? sockets : most))

  function makeRoom(own: Set<Socket>): boolean {
    const isOwnFull = maxPerNetwork !== null && own.size >= maxPerNetwork
    if (!isOwnFull && count < max) return true
    for (const socket of isOwnFull ? own : largest()) {
      if (busy.has(socket) || socket.destroyed) continue
      socket.destroy()
      metrics.count('olympus_connections_closed_total', { reason: 'idle' })
      return true
    }
    return false
  }

  server.on('connection', (socket: Socket) => {
    const network = networkOfPeer(socket)
    const own = networks.get(network) ?? new Set()
    if (!makeRoom(own)) {
      metrics.count('olympus_connections_closed_total', { reason: 'refused' })
      return void socket.destroy()
    }
    networks.set(network, own.add(socket))
    groups.set(socket, own)
    count += 1
    socket.once('close', () => {
      count -= 1
      own.delete(socket)
      if (own.size === 0) networks.delete(network)
    })
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      const own = groups.get(socket)
      if (own?.delete(socket)) own.add(socket)
    })
  })
}
