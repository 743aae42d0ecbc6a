import type { DeviceSession } from '@olympus/contract/security'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { cookiesOf, logInAs, newPlayer, refreshWith, type TestSession } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0'
const nobodysId = '00000000-0000-4000-8000-000000000000'

const listOf = async ({ token }: { token: string }, headers: Record<string, string> = {}) => {
  const { status, data } = await app.api('/sessions', { token, headers })
  expect(status).toBe(200)
  return data as DeviceSession[]
}

const idOf = async (player: { token: string }) => (await listOf(player))[0]?.id ?? ''

const end = ({ token }: { token: string }, sessionId: string) =>
  app.api(`/sessions/${sessionId}`, { method: 'DELETE', token })

const getUser = ({ token }: { token: string }) => app.api('/user/v2', { token })

const eventsOf = ({ email }: { email: string }) =>
  test.database.query<{ kind: string; sessionId: string | null }>(
    sql`select kind, session_id from security_event join account on account.id = account_id
        where email = ${email} and kind <> 'logged-in' order by security_event.id`,
  )

const expectEnded = async (session: TestSession) => {
  expect(await getUser(session)).toMatchObject({ status: 401, key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  expect(await refreshWith(app, session, session.bindCookie)).toMatchObject({
    status: 401,
    key: 'UNAUTHORIZED_SESSION_EXPIRED',
  })
}

describe('listSessions', () => {
  it('shows the living sessions of the account alone: this one first, then by last activity', async () => {
    const player = await newPlayer(app, test.database)
    const [older, newer, over, expired] = [
      await logInAs(app, player),
      await logInAs(app, player),
      await logInAs(app, player),
      await logInAs(app, player),
    ]
    await newPlayer(app, test.database)
    const [olderId, newerId, overId, expiredId] = [
      await idOf(older),
      await idOf(newer),
      await idOf(over),
      await idOf(expired),
    ]
    await test.database.execute(
      sql`update session set last_used_at = now() - interval '1 hour' where id = ${olderId}`,
    )
    await test.database.execute(sql`update session set ended_at = now() where id = ${overId}`)
    await test.database.execute(sql`update session set expires_at = now() where id = ${expiredId}`)
    const sessions = await listOf(player)
    expect(sessions.map(({ id }) => id)).toEqual([sessions[0]?.id, newerId, olderId])
    expect(sessions.map(({ isThisDevice }) => isThisDevice)).toEqual([true, false, false])
    expect(await listOf(older)).toMatchObject([{ id: olderId, isThisDevice: true }, {}, {}])
  })

  it('tells device, address and times', async () => {
    const player = await newPlayer(app, test.database)
    const headers = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.24' }
    const { email, password } = player
    const { data } = await app.api('/login', { body: { email, password }, headers })
    const [session] = await listOf(data as { token: string }, headers)
    expect(session).toMatchObject({
      device: { kind: 'desktop', browser: 'Firefox 139', system: 'Windows' },
      address: '203.0.113.24',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    expect(Object.keys(session ?? {})).toHaveLength(6)
  })

  it('keeps the address of the last activity: noted once a minute, and at each refresh', async () => {
    const player = await newPlayer(app, test.database)
    // A process of its own each time: none remembers the session.
    const useFrom = async (address: string, token: string) => {
      const headers = { 'x-forwarded-for': address }
      const reply = await testApp({ database: test.database }).api('/user/v2', { token, headers })
      expect(reply).toMatchObject({ status: 200 })
    }
    const expectAddress = async (address: string) => {
      const row = await test.database.one(
        sql`select session.address from session join account on account.id = account_id where email = ${player.email}`,
      )
      expect(row).toEqual({ address })
    }
    await useFrom('198.51.100.1', player.token)
    await expectAddress('198.51.100.1')
    const { data } = await app.api('/refresh', {
      body: { token: player.token, refreshToken: player.refreshToken },
      headers: { cookie: player.bindCookie, 'x-forwarded-for': '198.51.100.2' },
    })
    await expectAddress('198.51.100.2')
    const { token } = data as { token: string }
    await useFrom('198.51.100.2', token)
    await useFrom('198.51.100.3', token)
    await expectAddress('198.51.100.2')
    await test.database.execute(
      sql`update session set last_used_at = last_used_at - interval '61 seconds'
          where account_id = (select id from account where email = ${player.email})`,
    )
    await useFrom('198.51.100.3', token)
    await expectAddress('198.51.100.3')
  })
})

describe('endSession', () => {
  it('ends another session at once, with its refresh token, and writes it down', async () => {
    const player = await newPlayer(app, test.database)
    const other = await logInAs(app, player)
    const otherId = await idOf(other)
    expect(await end(player, otherId)).toMatchObject({ status: 200, data: null })
    await expectEnded(other)
    expect(await getUser(player)).toMatchObject({ status: 200 })
    expect(await eventsOf(player)).toEqual([{ kind: 'session-ended', sessionId: otherId }])
  })

  it('answers alike for a session of somebody else, one that is over and one that never was', async () => {
    const [player, stranger] = [await newPlayer(app, test.database), await newPlayer(app, test.database)]
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
    expect(await getUser(stranger)).toMatchObject({ status: 200 })
    expect(await eventsOf(stranger)).toEqual([])
    expect(await end(player, 'no-uuid')).toMatchObject({ status: 400 })
    expect(await app.api(`/sessions/${strangerId}`, { method: 'DELETE' })).toMatchObject({ status: 401 })
  })

  it('of this device logs out', async () => {
    const player = await newPlayer(app, test.database)
    const ownId = await idOf(player)
    const { status, headers } = await end(player, ownId.toUpperCase())
    expect(status).toBe(200)
    expect(cookiesOf(headers).get('refreshToken')).toBe('')
    expect(headers.get('clear-site-data')).toBe('"cache"')
    await expectEnded(player)
    expect(await eventsOf(player)).toEqual([{ kind: 'logged-out', sessionId: ownId }])
  })

  it('ends it once when twenty ask at once', async () => {
    const player = await newPlayer(app, test.database)
    const otherId = await idOf(await logInAs(app, player))
    const replies = await Promise.all(Array.from({ length: 20 }, () => end(player, otherId)))
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ key }) => key === 'NOT_FOUND')).toHaveLength(19)
    expect(await eventsOf(player)).toHaveLength(1)
  })

  it('is felt by a request that was under way', async () => {
    const player = await newPlayer(app, test.database)
    const other = await logInAs(app, player)
    const otherId = await idOf(other)
    const [, ...during] = await Promise.all([
      end(player, otherId),
      ...Array.from({ length: 20 }, () => getUser(other)),
    ])
    expect(during.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    await expectEnded(other)
  })
})

describe('endOtherSessions', () => {
  const endOthers = ({ token }: { token: string }) => app.api('/sessions', { method: 'DELETE', token })

  it('ends all but this one, of this account alone, and writes it down once', async () => {
    const [player, stranger] = [await newPlayer(app, test.database), await newPlayer(app, test.database)]
    const others = [await logInAs(app, player), await logInAs(app, player)]
    expect(await endOthers(player)).toMatchObject({ status: 200, data: { ended: 2 } })
    for (const other of others) await expectEnded(other)
    expect(await listOf(player)).toMatchObject([{ isThisDevice: true }])
    expect(await getUser(stranger)).toMatchObject({ status: 200 })
    expect(await endOthers(player)).toMatchObject({ status: 200, data: { ended: 0 } })
    expect(await eventsOf(player)).toEqual([{ kind: 'session-ended', sessionId: null }])
  })
})

describe('a revoked session', () => {
  it('stays revoked when its refresh token is shown at the same time', async () => {
    const player = await newPlayer(app, test.database)
    const other = await logInAs(app, player)
    const otherId = await idOf(other)
    const [, ...refreshes] = await Promise.all([
      end(player, otherId),
      ...Array.from({ length: 20 }, () => refreshWith(app, other, other.bindCookie)),
    ])
    const renewed = refreshes.filter(({ status }) => status === 200)
    const uses = await Promise.all(renewed.map(({ data }) => getUser(data as { token: string })))
    expect(uses.filter(({ status }) => status !== 401)).toEqual([])
    await expectEnded(other)
  })
})
