import { gunzipSync } from 'node:zlib'
import { listCodes } from '@olympus/contract/bridge/game-servers'
import { confirmTasks } from '@olympus/contract/bridge/tasks'
import { expect, it } from 'vitest'
import { createBridgeClient } from './bridge-client.ts'

const batch = (entries = 1) => ({
  bootId: crypto.randomUUID(),
  batchId: crypto.randomUUID(),
  sentAt: new Date().toISOString(),
  entries: Array.from({ length: entries }, (_, index) => ({
    id: index + 1,
    leaseToken: crypto.randomUUID(),
  })),
})

const replyOf = (status: number, key: string, headers: Record<string, string> = {}) =>
  Response.json({ status, data: { key }, message: { key, code: '' } }, { status, headers })

type Answer = () => Response

/** A client of a portal that answers in this order. */
function clientOf(...answers: Answer[]) {
  const sent: RequestInit[] = []
  const client = createBridgeClient({
    urls: ['http://portal.example'],
    key: 'olg_key',
    patienceMs: 5000,
    draw: () => 0,
    fetch: async (_, init = {}) => {
      sent.push(init)
      const answer = answers.shift()
      if (!answer) throw new TypeError('The portal is not reachable')
      return answer()
    },
  })
  return { client, sent }
}

const lost: Answer = () => {
  throw new TypeError('The reply was lost')
}

it('sends a call unchanged until it is answered', async () => {
  const { client, sent } = clientOf(
    lost,
    () => replyOf(503, 'SERVICE_UNAVAILABLE'),
    () => replyOf(429, 'TOO_MANY_REQUESTS', { 'retry-after': '0' }),
    () => new Response('<html>Bad gateway</html>', { status: 502 }),
    () => replyOf(200, 'SUCCESS'),
  )
  expect(await client.call(confirmTasks, { body: batch() })).toEqual({ key: 'SUCCESS' })
  expect(sent).toHaveLength(5)
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
})

it('does not repeat what is refused', async () => {
  const { client, sent } = clientOf(() => replyOf(409, 'BOOT_OVER'))
  await expect(client.call(confirmTasks, { body: batch() })).rejects.toMatchObject({ key: 'BOOT_OVER' })
  expect(sent).toHaveLength(1)
})

it('says that the key is wrong', async () => {
  const { client } = clientOf(() => replyOf(401, 'GAME_SERVER_KEY_INVALID'))
  await expect(client.call(listCodes, {})).rejects.toThrow('does not accept the key')
})

it('packs large bodies', async () => {
  const { client, sent } = clientOf(
    () => replyOf(200, 'SUCCESS'),
    () => replyOf(200, 'SUCCESS'),
  )
  const large = batch(100)
  await client.call(confirmTasks, { body: batch() })
  await client.call(confirmTasks, { body: large })
  expect(sent.map(({ headers }) => new Headers(headers).get('content-encoding'))).toEqual([null, 'gzip'])
  expect(JSON.parse(gunzipSync(sent[1]?.body as Uint8Array).toString())).toEqual(large)
})
