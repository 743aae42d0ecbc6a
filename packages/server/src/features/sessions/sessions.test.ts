import { refreshSession, endOtherSessions, endSession, listSessions } from '@olympus/contract/sessions'
import { getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import {
  attemptLogIn,
  cookiesOf,
  logInAs,
  refreshWith,
  type TestPlayer,
  tokensOf,
} from '../../testing/test-account.ts'
import { dataOf, testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0'
const nobodysId = '00000000-0000-4000-8000-000000000000'

const listOf = (player: { token: string }, headers: Record<string, string> = {}) =>
  app.callOrFail(listSessions, { as: player, headers })

const idOf = async (player: { token: string }) => (await listOf(player))[0]?.id ?? ''

const end = (player: TestPlayer, sessionId: string) =>
  app.call(endSession, { as: player, params: { sessionId } })

const readUser = (player: { token: string }) => app.call(getUser, { as: player })

const eventsOf = ({ accountId }: TestPlayer) =>
  database.query<{ kind: string; sessionId: string | null }>(
    sql`select kind, session_id from security_event
        where account_id = ${accountId} and kind <> 'logged-in' order by id`,
  )

const expectEnded = async (session: TestPlayer) => {
  expect(await readUser(session)).toMatchObject({ status: 401, key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  expect(await refreshWith(app, session, session.bindCookie)).toMatchObject({
    status: 401,
    key: 'UNAUTHORIZED_SESSION_EXPIRED',
  })
}

describe('listSessions', () => {
  it('lists only active sessions of the account: this one first, then by last activity', async () => {
    const player = await newPlayer()
    const [older, newer, over, expired] = [
      await logInAs(app, player),
      await logInAs(app, player),
      await logInAs(app, player),
      await logInAs(app, player),
    ]
    await newPlayer()
    const [olderId, newerId, overId, expiredId] = [
      await idOf(older),
      await idOf(newer),
      await idOf(over),
      await idOf(expired),
    ]
    await database.execute(
      sql`update session set last_used_at = now() - interval '1 hour' where id = ${olderId}`,
    )
    await database.execute(sql`update session set ended_at = now() where id = ${overId}`)
    await database.execute(sql`update session set expires_at = now() where id = ${expiredId}`)
    const sessions = await listOf(player)
    expect(sessions.map(({ id }) => id)).toEqual([sessions[0]?.id, newerId, olderId])
    expect(sessions.map(({ isThisDevice }) => isThisDevice)).toEqual([true, false, false])
    expect(await listOf(older)).toMatchObject([{ id: olderId, isThisDevice: true }, {}, {}])
  })

  it('shows device, address and times', async () => {
    const player = await newPlayer()
    const headers = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.24' }
    const tokens = tokensOf(await attemptLogIn(app, player, headers))
    const [session] = await listOf(tokens, headers)
    expect(session).toMatchObject({
      device: { kind: 'desktop', browser: 'Firefox 139', system: 'Windows' },
      address: '203.0.113.24',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    expect(Object.keys(session ?? {})).toHaveLength(6)
  })

  it('updates the address of the last activity once a minute and at each refresh', async () => {
    const player = await newPlayer()
    // A new process each time, so none has cached the session.
    const useFrom = (address: string, as: { token: string }) =>
      testApp({ database }).callOrFail(getUser, { as, headers: { 'x-forwarded-for': address } })
    const expectAddress = async (address: string) => {
      const row = await database.one(sql`select address from session where account_id = ${player.accountId}`)
      expect(row).toEqual({ address })
    }
    await useFrom('198.51.100.1', player)
    await expectAddress('198.51.100.1')
    const renewed = await app.callOrFail(refreshSession, {
      body: { token: player.token, refreshToken: player.refreshToken },
      headers: { cookie: player.bindCookie, 'x-forwarded-for': '198.51.100.2' },
    })
    await expectAddress('198.51.100.2')
    await useFrom('198.51.100.2', renewed)
    await useFrom('198.51.100.3', renewed)
    await expectAddress('198.51.100.2')
    await database.execute(
      sql`update session set last_used_at = last_used_at - interval '61 seconds'
          where account_id = ${player.accountId}`,
    )
    await useFrom('198.51.100.3', renewed)
    await expectAddress('198.51.100.3')
  })
})

describe('endSession', () => {
  it('ends another session and its refresh token at once, and records it', async () => {
    const player = await newPlayer()
    const other = await logInAs(app, player)
    const otherId = await idOf(other)
    expect(await end(player, otherId)).toMatchObject({ status: 200, data: null })
    await expectEnded(other)
    expect(await readUser(player)).toMatchObject({ status: 200 })
    expect(await eventsOf(player)).toEqual([{ kind: 'session-ended', sessionId: otherId }])
  })

  it('answers the same for a foreign, an ended and an unknown session', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()]
    const [strangerId, over] = [await idOf(stranger), await logInAs(app, player)]
    const overId = await idOf(over)
    await end(player, overId)
    const answers = await Promise.all(
      [strangerId, overId, nobodysId].map(async (sessionId) => {
        const response = await app.fetch(`/api/sessions/${sessionId}`, {
          method: 'DELETE',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
        })
        return { status: response.status, text: await response.text() }
      }),
    )
    expect(answers[0]).toMatchObject({ status: 404, text: expect.stringContaining('NOT_FOUND') as string })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await readUser(stranger)).toMatchObject({ status: 200 })
    expect(await eventsOf(stranger)).toEqual([])
    expect(await end(player, 'no-uuid')).toMatchObject({ status: 400 })
    expect(await app.call(endSession, { params: { sessionId: strangerId } })).toMatchObject({ status: 401 })
  })

  it('logs this device out', async () => {
    const player = await newPlayer()
    const ownId = await idOf(player)
    const { status, headers } = await end(player, ownId.toUpperCase())
    expect(status).toBe(200)
    expect(cookiesOf(headers).get('refreshToken')).toBe('')
    expect(headers.get('clear-site-data')).toBe('"cache"')
    await expectEnded(player)
    expect(await eventsOf(player)).toEqual([{ kind: 'logged-out', sessionId: ownId }])
  })

  it('ends a session once for twenty concurrent requests', async () => {
    const player = await newPlayer()
    const otherId = await idOf(await logInAs(app, player))
    const replies = await Promise.all(Array.from({ length: 20 }, () => end(player, otherId)))
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ key }) => key === 'NOT_FOUND')).toHaveLength(19)
    expect(await eventsOf(player)).toHaveLength(1)
  })

  it('applies to a request in progress', async () => {
    const player = await newPlayer()
    const other = await logInAs(app, player)
    const otherId = await idOf(other)
    const [, ...during] = await Promise.all([
      end(player, otherId),
      ...Array.from({ length: 20 }, () => readUser(other)),
    ])
    expect(during.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    await expectEnded(other)
  })
})

describe('endOtherSessions', () => {
  const endOthers = (player: TestPlayer) => app.call(endOtherSessions, { as: player })

  it('ends all other sessions of this account only, and records it once', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()]
    const others = [await logInAs(app, player), await logInAs(app, player)]
    expect(await endOthers(player)).toMatchObject({ status: 200, data: { ended: 2 } })
    for (const other of others) await expectEnded(other)
    expect(await listOf(player)).toMatchObject([{ isThisDevice: true }])
    expect(await readUser(stranger)).toMatchObject({ status: 200 })
    expect(await endOthers(player)).toMatchObject({ status: 200, data: { ended: 0 } })
    expect(await eventsOf(player)).toEqual([{ kind: 'session-ended', sessionId: null }])
  })
})

describe('an ended session', () => {
  it('stays ended when its refresh token is used at the same time', async () => {
    const player = await newPlayer()
    const other = await logInAs(app, player)
    const otherId = await idOf(other)
    const [, ...refreshes] = await Promise.all([
      end(player, otherId),
      ...Array.from({ length: 20 }, () => refreshWith(app, other, other.bindCookie)),
    ])
    const renewed = refreshes.filter(({ status }) => status === 200)
    const uses = await Promise.all(renewed.map((reply) => readUser(dataOf(reply))))
    expect(uses.filter(({ status }) => status !== 401)).toEqual([])
    await expectEnded(other)
  })
})
