// Runs in a process of its own, so that it takes no time from the server that it measures.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ClientOrder {
  readonly kind: 'flood' | 'idle' | 'player'
  readonly port: number
  /** An address of this machine to send from. Each one is a network of its own. */
  readonly address: string
  readonly forMs: number
  readonly method: string
  readonly path: string
  readonly token: string
  readonly body?: unknown
}

export interface ClientReport {
  readonly statuses: Readonly<Record<string, number>>
  /** Milliseconds of each request that was answered with success. */
  readonly times: readonly number[]
}

const requestsAtOnce = 1200
const idleConnections = 2000
/** Well within the budget of an account. */
const playerPauseMs = 150

async function run({
  kind,
  port,
  address,
  forMs,
  method,
  path,
  token,
  body,
}: ClientOrder): Promise<ClientReport> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity, localAddress: address })
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const text = body === undefined ? undefined : JSON.stringify(body)

  const send = () =>
    new Promise<void>((resolve) => {
      const startedAt = performance.now()
      const finish = (status: string) => {
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === '200') times.push(performance.now() - startedAt)
        resolve()
      }
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${token}`,
        ...(text && { 'content-length': Buffer.byteLength(text) }),
      }
      const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
        response.resume()
        response.on('end', () => finish(String(response.statusCode)))
      })
      request.on('error', () => finish('no answer'))
      request.end(text)
    })

  const endsAt = performance.now() + forMs
  if (kind === 'idle') {
    await Promise.all(Array.from({ length: idleConnections }, send))
    await sleep(Math.max(0, endsAt - performance.now()))
  }
  while (performance.now() < endsAt) {
    if (kind === 'flood') await Promise.all(Array.from({ length: requestsAtOnce }, send))
    else {
      await send()
      await sleep(playerPauseMs)
    }
  }
  agent.destroy()
  return { statuses, times }
}

process.once('message', (order: ClientOrder) => {
  void run(order).then((report) => process.send?.(report, () => process.exit(0)))
})
