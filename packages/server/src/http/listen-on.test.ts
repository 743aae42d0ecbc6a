import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { listenOn } from './listen-on.ts'

const host = '127.0.0.1'
const server = createServer()

afterEach(() => new Promise((resolve) => server.close(resolve)))

it('names the variable of a port that is taken', async () => {
  await listenOn(server, { host, port: 0 })
  const { port } = server.address() as AddressInfo
  const taken = `PORT: listen EADDRINUSE: address already in use ${host}:${port}`
  await expect(listenOn(createServer(), { host, port })).rejects.toThrow(new StartError(taken))
  await expect(listenOn(createServer(), { host, port }, 'METRICS_')).rejects.toThrow(
    new StartError(`METRICS_${taken}`),
  )
})

it('names the variable of an address that this machine does not have', async () => {
  // Reserved for documentation.
  await expect(listenOn(server, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    /^HOST: listen EADDRNOTAVAIL/,
  )
})

it('names the variable of an address that this machine cannot listen on', async () => {
  // Without its interface, as on a machine without IPv6.
  await expect(listenOn(server, { host: 'fe80::1', port: 0 })).rejects.toThrow(/^HOST: listen E/)
})
