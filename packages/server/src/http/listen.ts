import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import { limitConnections } from './limit-connections.ts'
import { listenOn } from './listen-on.ts'

export interface Listening {
  readonly port: number
  /** Accepts no new requests, waits at most `patienceMs` for running ones, then closes the rest. */
  stop(patienceMs: number): Promise<void>
}

const maxConnections = 5000
/** Many players share the address of a household, a school or a mobile network. */
const maxConnectionsPerNetwork = 200

function hardened(server: Server): Server {
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // Longer than the keep-alive of proxies, so that the server never closes a connection in use.
  server.keepAliveTimeout = 65_000
  return server
}

interface ListenOptions extends Pick<Config, 'host' | 'trustedProxies'> {
  /** 0 picks a free one. */
  readonly port: number
  readonly metrics?: Metrics
}

/** Serves the application. */
export async function listen(
  app: Hono,
  { port, host, trustedProxies, metrics = noMetrics }: ListenOptions,
): Promise<Listening> {
  const listener = getRequestListener((request, env) => app.fetch(request, env))
  const server = hardened(
    createServer({ maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5000 }, listener),
  )
  const maxPerNetwork = trustedProxies === 0 ? maxConnectionsPerNetwork : null
  limitConnections(server, { max: maxConnections, maxPerNetwork }, metrics)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // A client that does not read its answer must not keep it in memory forever.
  server.setTimeout(60_000)
  await listenOn(server, { port, host })
  return {
    port: (server.address() as AddressInfo).port,
    async stop(patienceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // An idle connection would delay the stop until its keep-alive ends.
      server.closeIdleConnections()
      const idle = setInterval(() => {
        server.closeIdleConnections()
        // Connections that browsers open in advance do not count as idle.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }, 100)
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}
