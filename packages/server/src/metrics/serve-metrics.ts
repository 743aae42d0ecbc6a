import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenOn } from '../http/listen-on.ts'
import type { Log } from '../log.ts'
import type { Exposition } from './exposition.ts'

interface MetricsOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  readonly log: Log
}

export interface ServedMetrics {
  readonly port: number
  stop(): Promise<void>
}

const maxConnections = 20
const metricsPath = '/metrics'

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

/** Serves the metrics on a port of their own, so that nobody reaches them through the public one. */
export async function serveMetrics(
  exposition: Exposition,
  { host, port, log }: MetricsOptions,
): Promise<ServedMetrics> {
  const server = createServer(
    { requestTimeout: 10_000, connectionsCheckingInterval: 5000 },
    (request, response) => {
      const [pathname] = (request.url ?? '').split('?')
      if (pathname !== metricsPath || request.method !== 'GET')
        return answer(response, 404, `See ${metricsPath}\n`)
      exposition.text().then(
        (text) => response.writeHead(200, { 'content-type': exposition.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'metrics failed')
          answer(response, 500, 'Server error\n')
        },
      )
    },
  )
  server.maxConnections = maxConnections
  await listenOn(server, { port, host }, 'METRICS_')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
