import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import { greetPortal, listCodes } from '@olympus/contract/bridge/game-servers'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { confirmTasks } from '@olympus/contract/bridge/tasks'
import type { Check } from './checks.ts'
import { expectEqual, expectRefusal, greetingOf, type Probe, resultsOf } from './probe.ts'

const bytesOf = (text: string) => new Uint8Array(gzipSync(text))
const packed = { 'content-encoding': 'gzip' }
const greet = greetPortal

const withKey = (probe: Probe, authorization: string | null) =>
  probe.sendRaw({ endpoint: listCodes, headers: { authorization } })

const greeting = () => JSON.stringify(greetingOf(randomUUID()))
const greetingWith = (text: string) =>
  greeting().replace(/"protocolVersion":\d+/, `"protocolVersion":${text}`)

const badText = (name: string, body: () => string): Check => ({
  name,
  run: async (probe) =>
    expectRefusal(await probe.sendRaw({ endpoint: greet, body: body() }), 400, ['BAD_REQUEST']),
})

const tooLarge = (
  name: string,
  request: () => Pick<Parameters<Probe['sendRaw']>[0], 'body' | 'headers'>,
): Check => ({
  name,
  run: async (probe) =>
    expectRefusal(await probe.sendRaw({ endpoint: greet, ...request() }), 413, ['PAYLOAD_TOO_LARGE']),
})

const batchOf = (bootId: string, entries: unknown[]) =>
  JSON.stringify({ bootId, batchId: randomUUID(), sentAt: new Date().toISOString(), entries })

/** What no key, a wrong key and bad input are answered with. */
export const inputChecks: readonly Check[] = [
  {
    name: 'no key is refused',
    run: async (probe) => expectRefusal(await withKey(probe, null), 401, ['GAME_SERVER_KEY_INVALID']),
  },
  {
    name: 'a wrong key is refused',
    async run(probe) {
      for (const wrong of [`Bearer olg_${'x'.repeat(43)}`, 'Bearer', 'Bearer x', 'Basic eDp5'])
        expectRefusal(await withKey(probe, wrong), 401, ['GAME_SERVER_KEY_INVALID'])
    },
  },
  {
    name: 'another version of the protocol is refused',
    run: async (probe) =>
      expectRefusal(await probe.sendRaw({ endpoint: greet, body: greetingWith('999') }), 409, [
        'PROTOCOL_VERSION_UNSUPPORTED',
      ]),
  },
  badText('malformed JSON is refused', () => '{"bootId":'),
  badText('JSON that is no object is refused', () => 'null'),
  badText('deep JSON is refused', () => '['.repeat(100_000) + ']'.repeat(100_000)),
  badText('NaN is refused', () => greetingWith('NaN')),
  badText('2^63 is refused', () => greetingWith('9223372036854775808')),
  badText('a fraction is refused', () => greetingWith('1.5')),
  badText('an unknown field of a request is refused', () => greeting().replace('{', '{"extra":1,')),
  {
    name: 'a body that is no JSON is refused',
    run: async (probe) =>
      expectRefusal(
        await probe.sendRaw({ endpoint: greet, body: greeting(), headers: { 'content-type': 'text/plain' } }),
        415,
        ['UNSUPPORTED_MEDIA_TYPE'],
      ),
  },
  tooLarge('a huge body is refused', () => ({
    body: JSON.stringify({ padding: 'x'.repeat(bridgeLimits.maxBodyBytes) }),
  })),
  {
    name: 'gzip is accepted',
    async run(probe) {
      const reply = await probe.sendRaw({ endpoint: greet, body: bytesOf(greeting()), headers: packed })
      expectEqual(reply.key, 'SUCCESS', 'answer')
    },
  },
  {
    name: 'broken gzip is refused',
    run: async (probe) =>
      expectRefusal(
        await probe.sendRaw({ endpoint: greet, body: bytesOf(greeting()).slice(0, 40), headers: packed }),
        400,
        ['BAD_REQUEST'],
      ),
  },
  tooLarge('a gzip bomb is refused', () => ({
    body: bytesOf(JSON.stringify({ padding: ' '.repeat(16 * bridgeLimits.maxBodyBytes) })),
    headers: packed,
  })),
  {
    name: 'more entries than allowed are refused',
    async run(probe) {
      const { bootId } = await probe.greet()
      const entries = Array.from({ length: bridgeLimits.maxEntries + 1 }, (_, index) => ({
        id: index + 1,
        leaseToken: randomUUID(),
      }))
      const reply = await probe.sendRaw({ endpoint: confirmTasks, body: batchOf(bootId, entries) })
      expectRefusal(reply, 400, ['BAD_REQUEST'])
      const none = await probe.sendRaw({ endpoint: confirmTasks, body: batchOf(bootId, []) })
      expectRefusal(none, 400, ['BAD_REQUEST'])
    },
  },
  {
    name: 'a world without a right is refused',
    async run(probe) {
      const { bootId } = await probe.greet()
      const deletedAt = new Date().toISOString()
      const body = {
        bootId,
        batchId: randomUUID(),
        sentAt: deletedAt,
        world: 'no-such-world',
        entries: [{ gameId: 'nobody', deletedAt }],
      }
      expectRefusal(await probe.send(reportDeletedCharacters, { body }), 403, ['WORLD_NOT_ALLOWED'])
    },
  },
  {
    name: 'bad entries are refused alone',
    async run(probe) {
      const { bootId } = await probe.greet()
      const unknown = { id: Number.MAX_SAFE_INTEGER, leaseToken: randomUUID() }
      const entries = [unknown, { id: 'x' }, null, unknown, { ...unknown, id: -1 }]
      const reply = await probe.sendRaw({ endpoint: confirmTasks, body: batchOf(bootId, entries) })
      expectEqual(reply.key, 'SUCCESS', 'answer')
      const { answers } = reply.data as { readonly answers: Parameters<typeof resultsOf>[0] }
      const [bad, none] = ['refused BAD_ENTRY', 'refused UNKNOWN_TASK']
      expectEqual(resultsOf(answers), [none, bad, bad, none, bad], 'results')
    },
  },
]
