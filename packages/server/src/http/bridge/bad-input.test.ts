import { randomUUID } from 'node:crypto'
import { deflateSync, gzipSync } from 'node:zlib'
import { bridgePath } from '@olympus/contract/bridge/endpoint'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { apiBasePath, type Envelope } from '@olympus/contract/envelope'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleReport, sectionOf } from '../../testing/character-reports.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, newPlayer } = withTestApp()

let server: TestGameServer
let accountId: number
beforeAll(async () => {
  server = await newGameServer(app)
  accountId = (await newPlayer()).accountId
})

const path = `${apiBasePath}${bridgePath}/characters`

/** Sends a body as it is to `reportCharacters`. */
async function send(body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const response = await app.fetch(path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json', ...headers },
    body,
  })
  const envelope = (await response.json()) as Envelope
  expect(envelope.status).toBe(response.status)
  return { status: response.status, key: envelope.message.key, data: envelope.data as unknown }
}

const report = (gold: number | string = 7) => {
  const sample = sampleReport({ accountId, epoch: server.epoch, summary: { gold: 12_345 } })
  return JSON.stringify(sample).replace('12345', String(gold))
}

/** A batch as text. Each entry is JSON, or what looks like it. */
const batchOf = (entries: readonly string[], more = '') =>
  `{"bootId":"${server.bootId}","batchId":"${randomUUID()}","sentAt":"${new Date().toISOString()}","world":"main"${more},` +
  `"entries":[${entries.join(',')}]}`

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const countOf = async () => {
  const { stored } = await app.database.one<{ stored: number }>(sql`
    select (select count(*) from character) + (select count(*) from bridge_batch)
      + (select count(*) from bridge_refusal) as stored`)
  return stored
}

describe('a request that is not a batch', () => {
  const json = () => batchOf([report()])
  const cases: readonly [string, () => BodyInit, number, Readonly<Record<string, string>>?][] = [
    ['no body', () => '', 400],
    ['malformed JSON', () => json().slice(0, -2), 400],
    ['another type of JSON', () => '[]', 400],
    ['null', () => 'null', 400],
    ['21 levels', () => batchOf([], `,"extra":${nested(20)}`), 400],
    ['2 million levels', () => nested(2_000_000), 400],
    ['2 million levels in an entry', () => batchOf([nested(2_000_000)]), 400],
    ['NaN', () => batchOf([report('NaN')]), 400],
    ['Infinity', () => batchOf([report('Infinity')]), 400],
    ['half a surrogate pair', () => json().replace('"main"', '"\\ud800"'), 400],
    ['half a surrogate pair as a name', () => batchOf([], ',"\\udfff":1'), 400],
    ['the character NUL', () => json().replace('"main"', '"\\u0000"'), 400],
    ['bytes that are not UTF-8', () => Buffer.from([...Buffer.from('{"a":"'), 0xff, 0x22, 0x7d]), 400],
    ['an unknown field in the shell', () => batchOf([report()], ',"extra":1'), 400],
    ['a prototype in the shell', () => batchOf([report()], ',"__proto__":{"world":"main"},"a":1'), 400],
    ['no entry', () => batchOf([]), 400],
    ['501 entries', () => batchOf(Array.from({ length: 501 }, () => '{}')), 400],
    ['the year 0', () => json().replace(/"sentAt":"\d+/, '"sentAt":"0000'), 400],
    ['5 MiB', () => batchOf([`"${'x'.repeat(5 * 1024 * 1024)}"`]), 413],
    ['another content type', json, 415, { 'content-type': 'text/plain' }],
    ['broken gzip', () => gzipSync(json()).subarray(0, 100), 400, { 'content-encoding': 'gzip' }],
    ['gzip that is none', json, 400, { 'content-encoding': 'gzip' }],
    ['gzip of gzip', () => gzipSync(gzipSync(json())), 415, { 'content-encoding': 'gzip, gzip' }],
    ['another encoding', () => deflateSync(json()), 415, { 'content-encoding': 'deflate' }],
  ]

  it.each(cases)('%s is refused, and stores nothing', async (...[, body, status, headers]) => {
    const before = await countOf()
    expect(await send(body(), headers)).toMatchObject({ status })
    expect(await countOf()).toBe(before)
  })

  it('that unpacks to more than the limit is refused without holding it', async () => {
    const bomb = gzipSync(Buffer.alloc(1024 * 1024 * 1024), { level: 9 })
    const before = process.memoryUsage()
    for (let round = 0; round < 5; round++)
      expect(await send(bomb, { 'content-encoding': 'gzip' })).toMatchObject({ status: 413 })
    const after = process.memoryUsage()
    const grown = after.external + after.arrayBuffers - before.external - before.arrayBuffers
    expect(grown).toBeLessThan(100 * 1024 * 1024)
  })
})

describe('an entry that is not one', () => {
  it.each(['9223372036854775808', '1e400', '-1', '1.5', 'null', '"7"', '[]'])(
    'with %s gold is refused alone',
    async (gold) => {
      const { data } = await send(batchOf([report(gold), report()]))
      expect(data).toMatchObject({
        counts: { applied: 1, refused: 1 },
        answers: [
          { index: 0, reason: 'BAD_ENTRY', issues: [{ path: 'sections.summary.body.gold' }] },
          { index: 1, result: 'applied' },
        ],
      })
    },
  )

  it.each([
    ['half a surrogate pair', () => report('"\\ud800"'), 'holds half a surrogate pair'],
    ['half a surrogate pair as a name', () => '{"\\udfff":1}', 'holds half a surrogate pair'],
    ['the character NUL', () => report('"\\u0000"'), 'holds the character NUL'],
    ['21 levels', () => nested(19), 'is nested too deep: a body has at most 20 levels'],
    ['900 levels', () => nested(900), 'is nested too deep: a body has at most 20 levels'],
  ])('with %s is refused alone', async (_, entry, flaw) => {
    const { data } = await send(batchOf([entry(), report()]))
    expect(data).toMatchObject({
      counts: { applied: 1, refused: 1 },
      answers: [
        { index: 0, reason: 'BAD_ENTRY', issues: [{ path: '', message: `The entry ${flaw}` }] },
        { index: 1, result: 'applied' },
      ],
    })
  })

  it('may hold what only looks like an escape, and 20 levels of the body', async () => {
    const gameId = randomUUID()
    const body = { items: [], note: String.raw`\u0000`, deep: JSON.parse(nested(13)) as unknown }
    const text = report().replace(
      '"sections":{',
      `"sections":{"equipment":${JSON.stringify(sectionOf(body))},`,
    )
    expect(await send(batchOf([text.replace(/"gameId":"[^"]+"/, `"gameId":"${gameId}"`)]))).toMatchObject({
      data: { counts: { applied: 1 } },
    })
  })

  it('does not fail a batch of 500', async () => {
    const entries = Array.from({ length: bridgeLimits.maxEntries }, () => report())
    for (const index of [7, 250, 499]) entries[index] = '{"gameId":7}'
    const { data } = await send(batchOf(entries))
    expect(data).toMatchObject({ counts: { applied: 497, refused: 3 } })
    const { answers } = data as { answers: { index: number; reason?: string; issues?: unknown }[] }
    const refused = answers.filter(({ reason }) => reason === 'BAD_ENTRY')
    expect(refused.map(({ index }) => index)).toEqual([7, 250, 499])
    expect(refused[0]?.issues).toContainEqual({ path: 'accountId', message: expect.any(String) as string })
  })

  it('is described in few words, whatever it holds', async () => {
    const entries = ['x', '😀'].map((letter) => `{"${letter.repeat(100_001)}":1,"gameId":"a"}`)
    const { data } = await send(batchOf([...entries, report()]))
    expect(data).toMatchObject({ counts: { applied: 1, refused: 2 } })
    expect(JSON.stringify(data).length).toBeLessThan(5000)
  })
})

describe('an entry with more than the portal knows', () => {
  const refusedWith = async (field: string) => {
    const { data } = await send(batchOf([report().replace('"gameId"', `${field},"gameId"`)]))
    return data
  }

  it('is refused if it is not inside of a section', async () => {
    expect(await refusedWith('"extra":1')).toMatchObject({ counts: { refused: 1 } })
    expect(await refusedWith('"__proto__":{"extra":1}')).toMatchObject({ counts: { refused: 1 } })
  })

  it('is kept with its section otherwise', async () => {
    const gameId = randomUUID()
    const body = { items: [], mood: { of: 'the day' }, constructor: { prototype: 1 } }
    const text = report().replace(
      '"sections":{',
      `"sections":{"equipment":${JSON.stringify(sectionOf(body))},`,
    )
    expect(await send(batchOf([text.replace(/"gameId":"[^"]+"/, `"gameId":"${gameId}"`)]))).toMatchObject({
      data: { counts: { applied: 1 } },
    })
    const { stored } = await app.database.one<{ stored: unknown }>(sql`
      select body as stored from character_section join character on character.id = character_id
      where game_id = ${gameId} and section = 'equipment'`)
    expect(stored).toEqual(body)
  })

  it('leaves prototypes alone', async () => {
    const text = report().replace('"name":', '"__proto__":{"polluted":1},"name":')
    expect(await send(batchOf([text]))).toMatchObject({ data: { counts: { applied: 1 } } })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

it('gzip is unpacked', async () => {
  const packed = gzipSync(batchOf([report()]))
  for (const encoding of ['gzip', 'GZIP'])
    expect(await send(packed, { 'content-encoding': encoding })).toMatchObject({ status: 200 })
})
