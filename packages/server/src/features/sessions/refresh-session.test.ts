import { keepSession, logOut, refreshSession } from '@olympus/contract/sessions'
import { getUser } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import {
  activatedAccount,
  attemptLogIn,
  cookiesOf,
  fromElsewhere,
  logInAs,
  refreshWith,
  tokensOf,
  type TestPlayer,
  type TestTokens,
} from '../../testing/test-account.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const now = { date: new Date() }
const { app, database, newPlayer } = withTestApp({ clock: { now: () => now.date } })

const refresh = (tokens: TestTokens, cookie: string) => refreshWith(app, tokens, cookie)

const sessionOf = ({ accountId }: TestPlayer) =>
  database.one<{ id: string; endReason: string | null; isKept: boolean; generation: number }>(
    sql`select id, end_reason, is_kept, generation from session
        where account_id = ${accountId} order by created_at desc limit 1`,
  )

/** Moves the session past the grace period of ten seconds. */
const passGrace = ({ accountId }: TestPlayer) =>
  database.execute(
    sql`update session set rotated_at = rotated_at - make_interval(secs => ${limits.refreshGraceSeconds + 1})
        where account_id = ${accountId}`,
  )

describe('refreshSession', () => {
  it('replaces both tokens, and the new ones work', async () => {
    const player = await newPlayer()
    const reply = await refresh(player, player.bindCookie)
    const fresh = dataOf(reply)
    expect(fresh.refreshToken).not.toBe(player.refreshToken)
    expect(cookiesOf(reply.headers).get('refreshToken')).toBe(fresh.refreshToken)
    expect(await app.call(getUser, { as: fresh })).toMatchObject({ status: 200 })
    expect(await refresh(fresh, player.bindCookie)).toMatchObject({ status: 200 })
  })

  it('keeps no session longer than a year after its login', async () => {
    const player = await newPlayer()
    const pass = (time: string) =>
      database.execute(
        sql`update session set created_at = created_at - ${time}::interval
            where account_id = ${player.accountId}`,
      )
    await pass('364 days')
    const fresh = dataOf(await refresh(player, player.bindCookie))
    const { isTooLong } = await database.one<{ isTooLong: boolean }>(
      sql`select expires_at > now() + interval '1 day' as is_too_long from session
          where account_id = ${player.accountId}`,
    )
    expect(isTooLong).toBe(false)
    await pass('1 day')
    const last = dataOf(await refresh(fresh, player.bindCookie))
    expect(await refresh(last, player.bindCookie)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  })

  it('works with an access token that has expired', async () => {
    const player = await newPlayer()
    now.date = new Date(now.date.getTime() + 3_600_000)
    expect(await app.call(getUser, { as: player })).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ status: 200 })
  })

  it('gives 20 tabs that refresh at once the same successor, with one rotation', async () => {
    const player = await newPlayer()
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(player, player.bindCookie)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => dataOf(reply).refreshToken)).size).toBe(1)
    expect(await sessionOf(player)).toMatchObject({ generation: 2, endReason: null })
  })

  it('repeats a lost answer at any time until the successor is used', async () => {
    const player = await newPlayer()
    const lost = dataOf(await refresh(player, player.bindCookie))
    await passGrace(player)
    const again = dataOf(await refresh(player, player.bindCookie))
    expect(again.refreshToken).toBe(lost.refreshToken)
    expect(await app.call(getUser, { as: again })).toMatchObject({ status: 200 })
    expect(await refresh(player, player.bindCookie)).toMatchObject({
      status: 401,
      key: 'SESSION_REFRESH_ERROR',
    })
    expect(await sessionOf(player)).toMatchObject({ endReason: 'refresh_reuse' })
  })

  it('accepts the parent within ten seconds even if the successor is used', async () => {
    const player = await newPlayer()
    const fresh = dataOf(await refresh(player, player.bindCookie))
    await app.call(getUser, { as: fresh })
    expect((await refresh(player, player.bindCookie)).data).toMatchObject({
      refreshToken: fresh.refreshToken,
    })
  })

  it('ends the session for thief and owner when a token older than the parent is used', async () => {
    const player = await newPlayer()
    const second = dataOf(await refresh(player, player.bindCookie))
    const third = dataOf(await refresh(second, player.bindCookie))
    expect(await refresh(player, player.bindCookie)).toMatchObject({
      status: 401,
      key: 'SESSION_REFRESH_ERROR',
    })
    expect(await refresh(third, player.bindCookie)).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await app.call(getUser, { as: third })).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await sessionOf(player)).toMatchObject({ endReason: 'refresh_reuse' })
  })

  it('ends the session when the tokens come from another device', async () => {
    const player = await newPlayer()
    for (const cookie of ['', 'bind=guessed'])
      expect(await refresh(player, cookie)).toMatchObject({ status: 401 })
    expect(await sessionOf(player)).toMatchObject({ endReason: 'bind_mismatch' })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  })

  it('binds a client without cookies by its own secret', async () => {
    const account = await activatedAccount(app)
    const secret = { 'x-device-secret': 'a secret of this device, of its own' }
    const reply = await attemptLogIn(app, account, { ...fromElsewhere(), ...secret })
    expect(cookiesOf(reply.headers).has('bind')).toBe(false)
    const { token, refreshToken } = tokensOf(reply)
    const post = (sent: Record<string, string>) =>
      app.call(refreshSession, { body: { token, refreshToken }, headers: sent })
    expect(await post(secret)).toMatchObject({ status: 200 })
    expect(await post({ 'x-device-secret': 'another' })).toMatchObject({ status: 401 })
  })

  it('refuses tokens of two different sessions and keeps both sessions', async () => {
    const player = await newPlayer()
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
    [
      'a refresh token that was never issued',
      (player: TestTokens) => ({ ...player, refreshToken: 'x'.repeat(43) }),
    ],
    [
      'a forged access token',
      (player: TestTokens) => ({ ...player, token: `${player.token.slice(0, -8)}AAAAAAAA` }),
    ],
    ['no access token', (player: TestTokens) => ({ ...player, token: '' })],
  ])('refuses %s without harm to the session', async (_, change) => {
    const player = await newPlayer()
    expect(await refresh(change(player), player.bindCookie)).toMatchObject({
      status: 401,
      key: 'SESSION_REFRESH_ERROR',
    })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ status: 200 })
  })

  it('refuses an expired session and a banned account', async () => {
    const [expired, banned] = [await newPlayer(), await newPlayer()]
    await database.execute(sql`update session set expires_at = now() where account_id = ${expired.accountId}`)
    await ban(database, banned.accountId)
    expect(await refresh(expired, expired.bindCookie)).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await refresh(banned, banned.bindCookie)).toMatchObject({
      status: 403,
      key: 'UNAUTHORIZED_BANNED_ACCOUNT',
    })
  })

  it('stores only hashes of refresh tokens', async () => {
    const player = await newPlayer()
    const rows = await database.query<object>(sql`select session::text as row from session`)
    expect(JSON.stringify(rows)).not.toContain(player.refreshToken)
  })
})

describe('a fault of the server', () => {
  /** Makes every change of the session fail. Returns a function that repairs it. */
  async function breakSession({ accountId }: TestPlayer) {
    const script = (text: string) => database.owner.transaction((transaction) => transaction.script(text))
    await script(`
      create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger fail_for_test before update on session for each row
        when (old.account_id = ${accountId}) execute function fail_for_test()`)
    return () => script('drop function fail_for_test cascade')
  }

  it('refuses a refresh without ending the session', async () => {
    const player = await newPlayer()
    const repair = await breakSession(player)
    expect(await refresh(player, player.bindCookie)).toMatchObject({
      status: 500,
      key: 'INTERNAL_SERVER_ERROR_SESSION_REFRESH',
    })
    await repair()
    expect(await refresh(player, player.bindCookie)).toMatchObject({ status: 200 })
  })

  it('reports a logout that did not end the session, and clears its cookies', async () => {
    const player = await newPlayer()
    expect(await app.call(getUser, { as: player })).toMatchObject({ status: 200 })
    const repair = await breakSession(player)
    const reply = await app.call(logOut, { as: player })
    await repair()
    expect(reply).toMatchObject({ status: 500, key: 'LOGOUT_ERROR' })
    expect(reply.headers.getSetCookie()).toContain('refreshToken=; Path=/; Max-Age=0; SameSite=Strict')
    expect(await app.call(getUser, { as: player })).toMatchObject({ status: 200 })
  })
})

describe('keepSession', () => {
  it('makes current and refreshed cookies outlive the browser', async () => {
    const player = await newPlayer()
    const kept = await app.call(keepSession, {
      as: player,
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
    const [player, other] = [await newPlayer(), await newPlayer()]
    const reply = await app.call(keepSession, { as: player, body: { refreshToken: other.refreshToken } })
    expect(reply).toMatchObject({ status: 401, key: 'SESSION_HANDLE_ERROR' })
    expect(await sessionOf(other)).toMatchObject({ isKept: false })
  })
})

describe('logOut', () => {
  it('ends the session at once and clears its cookies', async () => {
    const player = await newPlayer()
    expect(await app.call(getUser, { as: player })).toMatchObject({ status: 200 })
    const { status, headers } = await app.call(logOut, { as: player })
    expect(status).toBe(200)
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(headers.getSetCookie()).toEqual([
      'token=; Path=/; Max-Age=0; SameSite=Strict',
      'refreshToken=; Path=/; Max-Age=0; SameSite=Strict',
      'bind=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
    expect(await app.call(getUser, { as: player })).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await refresh(player, player.bindCookie)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  })

  it('keeps the sessions of other devices', async () => {
    const player = await newPlayer()
    const elsewhere = await logInAs(app, player)
    await app.call(logOut, { as: player })
    expect(await app.call(getUser, { as: elsewhere })).toMatchObject({ status: 200 })
  })
})
