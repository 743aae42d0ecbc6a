import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type ConnectionLimits, limitConnections } from './limit-connections.ts'

const sockets: Socket[] = []
let server: Server | undefined

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  reasons.length = 0
  server?.close()
})

/** Why connections were closed, as the metrics say. */
const reasons: unknown[] = []
const metrics = { count: (_: string, labels: object) => void reasons.push(...Object.values(labels)) }

/** A server that answers all requests but those for /slow. */
async function open(limits: ConnectionLimits) {
  server = createServer((request, response) => {
    if (request.url !== '/slow') response.end('ok')
  })
  limitConnections(server, limits, metrics)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  /** Every address of 127.0.0.0/8 is this machine, and a network of its own. */
  async function connectFrom(address: string, path = '/') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address })
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    const isServed = await Promise.race([
      path === '/slow'
        ? once(server as Server, 'request').then(() => true)
        : once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    return { socket, isServed }
  }
  return { connectFrom }
}

// macOS gives a process no address of 127.0.0.0/8 but the first.
describe.skipIf(process.platform === 'darwin')('connections of many networks', () => {
  it('closes the longest idle connection of a network that opens too many', async () => {
    const { connectFrom } = await open({ max: 100, maxPerNetwork: 3 })
    const connections = []
    for (let count = 0; count < 3; count++) connections.push(await connectFrom('127.0.0.2'))
    const [first, second] = connections
    // Used again, so the second one is idle for longest.
    first?.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    if (first) await once(first.socket, 'data')
    const isClosed = second && once(second.socket, 'close')
    expect(await connectFrom('127.0.0.2')).toMatchObject({ isServed: true })
    await isClosed
    expect(first?.socket.closed).toBe(false)
    expect(reasons).toEqual(['idle'])
  })

  it('serves everybody else while one network holds all it can', async () => {
    const { connectFrom } = await open({ max: 20, maxPerNetwork: 10 })
    for (let count = 0; count < 50; count++) await connectFrom('127.0.0.2')
    for (let other = 3; other < 13; other++)
      expect(await connectFrom(`127.0.0.${other}`)).toMatchObject({ isServed: true })
  })

  it('takes the place of a connection of the largest network when all are taken', async () => {
    const { connectFrom } = await open({ max: 6, maxPerNetwork: null })
    const own = await connectFrom('127.0.0.3')
    for (let count = 0; count < 5; count++) await connectFrom('127.0.0.2')
    for (let other = 4; other < 8; other++)
      expect(await connectFrom(`127.0.0.${other}`)).toMatchObject({ isServed: true })
    expect(own.socket.closed).toBe(false)
  })

  it('never closes a connection that waits for its reply', async () => {
    const { connectFrom } = await open({ max: 100, maxPerNetwork: 2 })
    const busy = [await connectFrom('127.0.0.2', '/slow'), await connectFrom('127.0.0.2', '/slow')]
    expect(await connectFrom('127.0.0.2')).toMatchObject({ isServed: false })
    expect(reasons).toEqual(['refused'])
    expect(busy.map(({ socket }) => socket.closed)).toEqual([false, false])
    expect(await connectFrom('127.0.0.3')).toMatchObject({ isServed: true })
  })
})
