import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
  readonly port: number
  /** Accepts nothing new, lets running requests finish for `patienceMs` at most, then cuts what is left. */
  stop(patienceMs: number): Promise<void>
}

const maxConnections = 2000

function hardened(server: Server): Server {
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // Longer than a proxy keeps its side open, so that it is never us who close a connection that is being used.
  server.keepAliveTimeout = 65_000
  server.maxConnections = maxConnections
  return server
}

/** Serves the application on a port; 0 takes a free one. */
export async function listen(app: Hono, port: number): Promise<Listening> {
  const listener = getRequestListener((request, env) => app.fetch(request, env))
  const server = hardened(
    createServer({ maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5000 }, listener),
  )
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // A client that does not take its answer must not hold it in memory for ever.
  server.setTimeout(60_000)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async stop(patienceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection without a request would hold the stop up until its keep-alive ends.
      server.closeIdleConnections()
      const idle = setInterval(() => {
        server.closeIdleConnections()
        // Those that browsers open in advance do not count as idle.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }, 100)
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}
