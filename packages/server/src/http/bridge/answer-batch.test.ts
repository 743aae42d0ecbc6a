import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { reportPresence } from '@olympus/contract/bridge/game-sessions'
import { confirmTasks } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleReport } from '../../testing/character-reports.ts'
import { noMetrics } from '../../metrics/metrics.ts'
import { recordedApp } from '../../testing/recorded-app.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import type { BridgeHandlers } from './bridge-handlers.ts'
import { serveBridge } from './serve-bridge.ts'

const { app, database, newPlayer } = withTestApp()

let server: TestGameServer
let accountId: number
beforeAll(async () => {
  server = await newGameServer(app)
  accountId = (await newPlayer()).accountId
})

const charactersOf = (gameId: string) =>
  database.query(sql`select name from character where game_id = ${gameId}`)

const bodyOf = (name: string, batchId = randomUUID()) => ({
  bootId: server.bootId,
  batchId,
  sentAt: new Date().toISOString(),
  world: 'main',
  entries: [sampleReport({ gameId: name, accountId, epoch: server.epoch, summary: { name } })],
})

describe('a batch that is sent again', () => {
  it('gets the same answer, and has no second effect', async () => {
    const body = bodyOf('Again')
    const first = await server.callOrFail(reportCharacters, { body })
    expect(first.counts).toMatchObject({ applied: 1 })
    expect(await server.callOrFail(reportCharacters, { body })).toEqual(first)
    expect(await charactersOf('Again')).toHaveLength(1)
  })

  it('gets the same answer while the first is worked on', async () => {
    const body = bodyOf('At-once')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.callOrFail(reportCharacters, { body })),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.counts).toMatchObject({ applied: 1 })
    expect(await charactersOf('At-once')).toHaveLength(1)
  })

  it('is refused with another content, and stores nothing of it', async () => {
    const body = bodyOf('First')
    await server.callOrFail(reportCharacters, { body })
    const replies = await Promise.all([
      server.call(reportCharacters, { body: { ...bodyOf('Second', body.batchId) } }),
      server.call(reportCharacters, { body: { ...body, entries: [...body.entries, ...body.entries] } }),
    ])
    for (const reply of replies) expect(reply).toMatchObject({ status: 409, key: 'IDEMPOTENCY_MISMATCH' })
    expect(await charactersOf('Second')).toEqual([])
  })

  it('is another batch if another game server sends it', async () => {
    const body = bodyOf('Shared')
    await server.callOrFail(reportCharacters, { body })
    const other = await newGameServer(app)
    const theirs = { ...body, bootId: other.bootId }
    expect((await other.callOrFail(reportCharacters, { body: theirs })).counts).toMatchObject({ refused: 1 })
  })
})

describe('a batch whose entries are handled one by one', () => {
  /** Serves `confirmTasks`, with a handler that waits for a signal, and presence. */
  function serveConfirmations(each: () => Promise<void>) {
    const handled: number[] = []
    const handlers: BridgeHandlers<'confirmTasks' | 'reportPresence'> = {
      confirmTasks: {
        async each({ id }) {
          handled.push(id)
          await each()
          return { result: 'applied' }
        },
      },
      reportPresence: async ({ body: { sentAt: leaseUntil } }) => ({
        result: 'applied',
        leaseUntil,
        endedSessions: [],
        wanted: [],
      }),
    }
    const hono = recordedApp()
    const unlimited = { count: () => null, inTurn: <Value>(_: string, act: () => Promise<Value>) => act() }
    serveBridge(hono, handlers, {
      config: app.config,
      database,
      identify: async () => null,
      metrics: noMetrics,
      requestLimits: { networks: unlimited },
    })
    const send = async (body: unknown, { key } = server, { path }: { path: string } = confirmTasks) => {
      const response = await hono.request(`/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { status, headers } = response
      return { status, text: await response.text(), retryAfter: headers.get('retry-after') }
    }
    return { send, handled }
  }

  const confirmationsOf = (entries: readonly unknown[], batchId = randomUUID(), { bootId } = server) => {
    return { bootId, batchId, sentAt: new Date().toISOString(), entries }
  }
  const confirmation = (id: number) => ({ id, leaseToken: randomUUID() })

  it('handles each entry once, however often it is sent meanwhile', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => void (release = resolve))
    const { send, handled } = serveConfirmations(() => released)
    const body = confirmationsOf([confirmation(1), confirmation(2)])
    const other = confirmationsOf([confirmation(3)], body.batchId)
    // Sent at once, any of them could be the first.
    const started = send(body)
    await expect.poll(() => handled).toEqual([1])
    const replies = Promise.all([started, send(body), send(other)])
    release()
    const [first, repeat, mismatch] = await replies
    expect(first?.status).toBe(200)
    expect(repeat).toEqual(first)
    expect(mismatch).toMatchObject({ status: 409 })
    expect(handled).toEqual([1, 2])
  })

  it('waits for its turn if its game server does much at once, and is refused if too many wait', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => void (release = resolve))
    const { send, handled } = serveConfirmations(() => released)
    const other = await newGameServer(app)
    const statuses: number[] = []
    const replies = Array.from({ length: 70 }, async (_, id) => {
      const reply = await send(confirmationsOf([confirmation(id + 1)]))
      statuses.push(reply.status)
      return reply
    })
    await expect.poll(() => statuses).toHaveLength(7)
    expect(new Set(statuses)).toEqual(new Set([429]))
    await expect.poll(() => handled).toHaveLength(3)
    const ofOther = send(confirmationsOf([confirmation(1000)], randomUUID(), other), other)
    await expect.poll(() => handled).toContain(1000)
    release()
    expect(await ofOther).toMatchObject({ status: 200 })
    const refused = (await Promise.all(replies)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(7)
    for (const { retryAfter } of refused) expect(retryAfter).toBe('1')
  })

  it('does not delay presence, however much its game server does at once', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => void (release = resolve))
    const { send, handled } = serveConfirmations(() => released)
    const replies = Array.from({ length: 63 }, (_, id) => send(confirmationsOf([confirmation(id + 1)])))
    await expect.poll(() => handled).toHaveLength(3)
    const { bootId } = server
    const presence = { bootId, sequence: 1, sentAt: new Date().toISOString(), full: true, sessions: [] }
    expect(await send(presence, server, reportPresence)).toMatchObject({ status: 200 })
    release()
    await Promise.all(replies)
  })

  it('names bad entries, and handles the others', async () => {
    const { send, handled } = serveConfirmations(async () => {})
    const { text } = await send(confirmationsOf([confirmation(1), { id: 2 }, confirmation(3), null]))
    expect(JSON.parse(text)).toMatchObject({
      data: {
        counts: { applied: 2, refused: 2 },
        answers: [
          { index: 0, result: 'applied' },
          { index: 1, reason: 'BAD_ENTRY', issues: [{ path: 'leaseToken' }] },
          { index: 2, result: 'applied' },
          { index: 3, reason: 'BAD_ENTRY' },
        ],
      },
    })
    expect(handled).toEqual([1, 3])
  })

  it('is not remembered if a handler fails, so that the game server can send it again', async () => {
    let isBroken = true
    const { send } = serveConfirmations(async () => {
      if (isBroken) throw new Error('broken')
    })
    const body = confirmationsOf([confirmation(1)])
    expect(await send(body)).toMatchObject({ status: 500 })
    isBroken = false
    expect(await send(body)).toMatchObject({ status: 200 })
  })
})
