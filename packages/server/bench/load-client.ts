// Runs in a process of its own. It speaks HTTP itself, because the client of Node would take as much
// processor as the servers that it measures.
import { connect, type Socket } from 'node:net'

export interface LoadOrder {
  readonly port: number
  readonly path: string
  readonly token: string
  readonly connections: number
  readonly forMs: number
}

export interface LoadResult {
  readonly requestsPerSecond: number
  /** Of the last reply. */
  readonly bytes: number
}

const headEnd = '\r\n\r\n'

/** The length of the whole reply at the start of the bytes; null if a part is missing. */
function replyLength(bytes: Buffer): number | null {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
  const [, length] = /\ncontent-length: (\d+)/i.exec(head) ?? []
  if (!length) throw new Error(`A reply without a length: ${head}`)
  const whole = end + headEnd.length + Number(length)
  return bytes.length < whole ? null : whole
}

async function load({ port, path, token, connections, forMs }: LoadOrder): Promise<LoadResult> {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`
  const startedAt = performance.now()
  let [answered, lastBytes] = [0, 0]

  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let received: Buffer = Buffer.alloc(0)
      socket.once('error', reject)
      socket.on('data', (chunk: Buffer) => {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
        const length = replyLength(received)
        if (length === null) return
        received = received.subarray(length)
        answered += 1
        lastBytes = length
        if (performance.now() - startedAt < forMs) socket.write(request)
        else socket.end(resolve)
      })
      socket.write(request)
    })

  await Promise.all(
    Array.from({ length: connections }, () => run(connect({ port, host: '127.0.0.1', noDelay: true }))),
  )
  return { requestsPerSecond: answered / ((performance.now() - startedAt) / 1000), bytes: lastBytes }
}

process.on('message', async (order: LoadOrder) => process.send?.(await load(order)))
process.once('disconnect', () => process.exit())
