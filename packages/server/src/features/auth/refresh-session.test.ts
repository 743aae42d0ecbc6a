import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  activatedAccount,
  cookiesOf,
  fromElsewhere,
  logInAs,
  newPlayer,
  refreshWith,
  type TestAccount,
  type TestTokens,
} from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp
const now = { date: new Date() }

beforeAll(() => {
  app = testApp({ database: test.database, clock: { now: () => now.date } })
})

const logIn = (
  account: Pick<TestAccount, 'email' | 'password'>,
  headers: Record<string, string> = fromElsewhere(),
) => app.api('/login', { body: { email: account.email, password: account.password }, headers })

const refresh = (tokens: TestTokens, cookie: string) => refreshWith(app, tokens, cookie)

const getUser = (token: string) => app.api('/user/v2', { token })

const sessionOf = ({ email }: TestAccount) =>
  test.database.one<{ id: string; endReason: string | null; isKept: boolean; generation: number }>(
    sql`select session.id, end_reason, is_kept, generation from session join account on account.id = account_id
        where email = ${email} order by session.created_at desc limit 1`,
  )

/** Lets the grace of ten seconds pass. */
const passGrace = ({ email }: TestAccount) =>
  test.database.execute(
    sql`update session set rotated_at = rotated_at - make_interval(secs => ${limits.refreshGraceSeconds + 1})
        where account_id = (select id from account where email = ${email})`,
  )

describe('refreshSession', () => {
  it('replaces both tokens, and the new ones work', async () => {
    const player = await newPlayer(app, test.database)
    const { status, data, headers } = await refresh(player, player.bindCookie)
    expect(status).toBe(200)
    const fresh = data as TestTokens
    expect(fresh.refreshToken).not.toBe(player.refreshToken)
    expect(cookiesOf(headers).get('refreshToken')).toBe(fresh.refreshToken)
    expect(await getUser(fresh.token)).toMatchObject({ status: 200 })
    expect(await refresh(fresh, player.bindCookie)).toMatchObject({ status: 200 })
  })

  it('works with an access token that has expired', async () => {
    const player = await newPlayer(app, test.database)
    now.date = new Date(now.date.getTime() + 3_600_000)
    expect(await getUser(player.token)).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ status: 200 })
  })

  it('gives 20 tabs that refresh at once the same successor, by one rotation', async () => {
    const player = await newPlayer(app, test.database)
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(player, player.bindCookie)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ data }) => (data as TestTokens).refreshToken)).size).toBe(1)
    expect(await sessionOf(player)).toMatchObject({ generation: 2, endReason: null })
  })

  it('answers again when the answer was lost, however late, until the successor is used', async () => {
    const player = await newPlayer(app, test.database)
    const lost = (await refresh(player, player.bindCookie)).data as TestTokens
    await passGrace(player)
    const again = (await refresh(player, player.bindCookie)).data as TestTokens
    expect(again.refreshToken).toBe(lost.refreshToken)
    expect(await getUser(again.token)).toMatchObject({ status: 200 })
    expect(await refresh(player, player.bindCookie)).toMatchObject({
      status: 401,
      key: 'SESSION_REFRESH_ERROR',
    })
    expect(await sessionOf(player)).toMatchObject({ endReason: 'refresh_reuse' })
  })

  it('takes the parent within ten seconds even though the successor is used', async () => {
    const player = await newPlayer(app, test.database)
    const fresh = (await refresh(player, player.bindCookie)).data as TestTokens
    await getUser(fresh.token)
    expect((await refresh(player, player.bindCookie)).data).toMatchObject({
      refreshToken: fresh.refreshToken,
    })
  })

  it('ends the session when a token older than the parent comes back, for the thief and the owner', async () => {
    const player = await newPlayer(app, test.database)
    const second = (await refresh(player, player.bindCookie)).data as TestTokens
    const third = (await refresh(second, player.bindCookie)).data as TestTokens
    expect(await refresh(player, player.bindCookie)).toMatchObject({
      status: 401,
      key: 'SESSION_REFRESH_ERROR',
    })
    expect(await refresh(third, player.bindCookie)).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await getUser(third.token)).toMatchObject({ status: 401, key: 'UNAUTHORIZED_SESSION_EXPIRED' })
    expect(await sessionOf(player)).toMatchObject({ endReason: 'refresh_reuse' })
  })

  it('ends the session when the tokens come from another device', async () => {
    const player = await newPlayer(app, test.database)
    for (const cookie of ['', 'bind=guessed'])
      expect(await refresh(player, cookie)).toMatchObject({ status: 401 })
    expect(await sessionOf(player)).toMatchObject({ endReason: 'bind_mismatch' })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  })

  it('binds a client without cookies by the secret that it sends', async () => {
    const account = await activatedAccount(app, test.database)
    const secret = { 'x-device-secret': 'a secret of this device, of its own' }
    const { data, headers } = await logIn(account, { ...fromElsewhere(), ...secret })
    expect(cookiesOf(headers).has('bind')).toBe(false)
    const { token, refreshToken } = data as TestTokens
    const post = (sent: Record<string, string>) =>
      app.api('/refresh', { body: { token, refreshToken }, headers: sent })
    expect(await post(secret)).toMatchObject({ status: 200 })
    expect(await post({ 'x-device-secret': 'another' })).toMatchObject({ status: 401 })
  })

  it('refuses tokens of two different sessions, and leaves both alone', async () => {
    const player = await newPlayer(app, test.database)
    const other = await logInAs(app, player)
    expect(
      await refresh({ token: other.token, refreshToken: player.refreshToken }, player.bindCookie),
    ).toMatchObject({
      key: 'SESSION_REFRESH_ERROR',
    })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ status: 200 })
    expect(await refresh(other, other.bindCookie)).toMatchObject({ status: 200 })
  })

  it.each([
    ['a refresh token that never was', (player: TestTokens) => ({ ...player, refreshToken: 'x'.repeat(43) })],
    [
      'a forged access token',
      (player: TestTokens) => ({ ...player, token: `${player.token.slice(0, -8)}AAAAAAAA` }),
    ],
    ['no access token', (player: TestTokens) => ({ ...player, token: '' })],
  ])('refuses %s without harm to the session', async (_, change) => {
    const player = await newPlayer(app, test.database)
    expect(await refresh(change(player), player.bindCookie)).toMatchObject({
      status: 401,
      key: 'SESSION_REFRESH_ERROR',
    })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ status: 200 })
  })

  it('refuses a session that has expired, and a banned account', async () => {
    const [expired, banned] = [await newPlayer(app, test.database), await newPlayer(app, test.database)]
    await test.database.execute(
      sql`update session set expires_at = now() where account_id = (select id from account where email = ${expired.email})`,
    )
    await test.database.execute(sql`update account set banned_at = now() where email = ${banned.email}`)
    expect(await refresh(expired, expired.bindCookie)).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await refresh(banned, banned.bindCookie)).toMatchObject({
      status: 403,
      key: 'UNAUTHORIZED_BANNED_ACCOUNT',
    })
  })

  it('keeps no refresh token in the database, only hashes', async () => {
    const player = await newPlayer(app, test.database)
    const rows = await test.database.query<object>(sql`select session::text as row from session`)
    expect(JSON.stringify(rows)).not.toContain(player.refreshToken)
  })
})

describe('keepSession', () => {
  it('makes the cookies outlive the browser, and those of later refreshes', async () => {
    const player = await newPlayer(app, test.database)
    const kept = await app.api('/session/keep', {
      token: player.token,
      body: { refreshToken: player.refreshToken },
      headers: { cookie: player.bindCookie },
    })
    expect(kept).toMatchObject({ status: 200, data: null })
    const { headers } = await refresh(player, player.bindCookie)
    for (const cookies of [kept.headers.getSetCookie(), headers.getSetCookie()]) {
      expect(cookies).toHaveLength(3)
      for (const cookie of cookies) expect(cookie).toContain('; Max-Age=2592000;')
    }
  })

  it('refuses the refresh token of another session', async () => {
    const [player, other] = [await newPlayer(app, test.database), await newPlayer(app, test.database)]
    const reply = await app.api('/session/keep', {
      token: player.token,
      body: { refreshToken: other.refreshToken },
    })
    expect(reply).toMatchObject({ status: 401, key: 'SESSION_HANDLE_ERROR' })
    expect(await sessionOf(other)).toMatchObject({ isKept: false })
  })
})

describe('logOut', () => {
  it('ends the session at once and clears its cookies', async () => {
    const player = await newPlayer(app, test.database)
    expect(await getUser(player.token)).toMatchObject({ status: 200 })
    const { status, headers } = await app.api('/logout', { method: 'POST', token: player.token })
    expect(status).toBe(200)
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(headers.getSetCookie()).toEqual([
      'token=; Path=/; Max-Age=0; SameSite=Strict',
      'refreshToken=; Path=/; Max-Age=0; SameSite=Strict',
      'bind=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
    expect(await getUser(player.token)).toMatchObject({ status: 401, key: 'UNAUTHORIZED_SESSION_EXPIRED' })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  })

  it('leaves the sessions of other devices alone', async () => {
    const player = await newPlayer(app, test.database)
    const elsewhere = await logInAs(app, player)
    await app.api('/logout', { method: 'POST', token: player.token })
    expect(await getUser(elsewhere.token)).toMatchObject({ status: 200 })
  })
})
