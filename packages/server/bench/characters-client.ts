// Runs in a process of its own, so that it takes no time from the server that it measures.
import http from 'node:http'

export interface Visit {
  readonly path: string
  readonly token: string
}

export interface VisitOrder {
  readonly port: number
  readonly visits: readonly Visit[]
  readonly atOnce: number
}

export interface VisitResult {
  /** In milliseconds, from sending a request to the last byte of its reply. */
  readonly times: readonly number[]
  /** Of all replies. */
  readonly bytes: number
}

const agent = new http.Agent({ keepAlive: true })

const get = (port: number, { path, token }: Visit) =>
  new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = http.request({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      const { statusCode } = response
      response.on('end', () =>
        statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${statusCode}`)),
      )
    })
    request.once('error', reject).end()
  })

async function visitAll({ port, visits, atOnce }: VisitOrder): Promise<VisitResult> {
  const times: number[] = []
  let [next, bytes] = [0, 0]
  const work = async () => {
    for (let visit = visits[next++]; visit; visit = visits[next++]) {
      const sentAt = performance.now()
      bytes += await get(port, visit)
      times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { times, bytes }
}

process.on('message', async (order: VisitOrder) => process.send?.(await visitAll(order)))
process.once('disconnect', () => process.exit())
