import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { createBreachedPasswords } from './breached-passwords.ts'

const password = 'correct horse battery'
const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
const [prefix, suffix] = [hash.slice(0, 5), hash.slice(5)]

const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serviceThat(answer: http.RequestListener) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['add-padding']}`)
    answer(request, response)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`
  return { asked, isBreached: createBreachedPasswords({ url, log: silentLog }) }
}

it.each([
  ['listed', `0000:1\r\n${suffix}:42\r\n`, true],
  ['listed in lower case', `${suffix.toLowerCase()}:1`, true],
  ['padding', `${suffix}:0\r\n`, false],
  ['not listed', `${suffix.slice(1)}0:7`, false],
  ['an empty range', '', false],
])('%s: asks with five digits of the hash only', async (_, range, isBreached) => {
  const service = await serviceThat((_request, response) => response.end(range))
  expect(await service.isBreached(password)).toBe(isBreached)
  expect(service.asked).toEqual([`/range/${prefix} true`])
})

it.each<[string, http.RequestListener]>([
  ['refuses', (_, response) => response.writeHead(503).end(`${suffix}:1`)],
  ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['hangs up', (request) => request.socket.destroy()],
  ['answers too much', (_, response) => response.writeHead(200, { 'content-length': '2000000' }).end()],
])('a service that %s keeps nobody from setting a password', async (_, answer) => {
  const service = await serviceThat(answer)
  expect(await service.isBreached(password)).toBe(false)
})
