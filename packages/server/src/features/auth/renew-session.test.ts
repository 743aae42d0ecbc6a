import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeFor } from '../../testing/authenticator-app.ts'
import { stepUpAs, takeTokens } from '../../testing/protected-account.ts'
import {
  cookiesOf,
  newPlayer,
  refreshWith,
  type TestSession,
  type TestTokens,
} from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp
let player: TestSession

beforeAll(() => {
  app = testApp({ database: test.database })
})

beforeEach(async () => {
  player = await newPlayer(app, test.database)
})

const stepUp = ({ token }: TestTokens) =>
  app.api('/session/step-up', { body: { password: player.password }, token })
/** An act that asks for a stepped up session. */
const guarded = ({ token }: TestTokens) => app.api('/passkeys/options', { method: 'POST', token })
const getUser = ({ token }: TestTokens) => app.api('/user/v2', { token })
const refresh = (tokens: TestTokens) => refreshWith(app, tokens, player.bindCookie)

/** Lets the grace of ten seconds pass, in a process that remembers nothing. */
async function passGrace(): Promise<void> {
  await test.database.execute(
    sql`update session set rotated_at = rotated_at - make_interval(secs => ${limits.refreshGraceSeconds + 1}),
          renewed_at = renewed_at - make_interval(secs => ${limits.refreshGraceSeconds + 1})
        where account_id = (select id from account where username = ${player.username})`,
  )
  app = testApp({ database: test.database })
}

async function enableTwoFactor(tokens: TestSession) {
  await stepUpAs(app, tokens)
  const { token } = tokens
  const started = await app.api('/two-factor/enrolments', { method: 'POST', token })
  const { secretKey } = started.data as { secretKey: string }
  return app.api('/two-factor', { body: { code: codeFor(secretKey) }, token })
}

const changePassword = ({ token, password: currentPassword }: TestSession) =>
  app.api('/account/password', {
    method: 'PUT',
    token,
    body: { currentPassword, newPassword: 'cypress hill by night' },
  })

describe.each([
  ['a step-up', stepUp],
  ['turning two-factor authentication on', enableTwoFactor],
  ['a change of the password', changePassword],
])('%s', (_, act) => {
  it('renews the tokens of the session in the same answer, and those from before die', async () => {
    const copy = { ...player }
    const reply = await act(player)
    expect(reply).toMatchObject({ status: 200 })
    const fresh = reply.data as TestTokens
    expect(cookiesOf(reply.headers).get('token')).toBe(fresh.token)
    expect(cookiesOf(reply.headers).get('refreshToken')).toBe(fresh.refreshToken)
    expect(await getUser(fresh)).toMatchObject({ status: 200 })
    await passGrace()
    expect(await getUser(copy)).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
    expect(await getUser(fresh)).toMatchObject({ status: 200 })
    expect(await refresh(fresh)).toMatchObject({ status: 200 })
    expect(await refresh(copy)).toMatchObject({ status: 401, key: 'SESSION_REFRESH_ERROR' })
  })
})

describe('a session that was renewed', () => {
  it('leaves calls alone that were under way, without the rights that it gained', async () => {
    const copy = { ...player }
    takeTokens(player, (await stepUp(player)).data)
    expect(await guarded(player)).toMatchObject({ status: 200 })
    expect(await getUser(copy)).toMatchObject({ status: 200 })
    expect(await guarded(copy)).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it('gives no rights to who changes the password with tokens from before', async () => {
    const copy = { ...player }
    takeTokens(player, (await stepUp(player)).data)
    const changed = await changePassword(copy)
    expect(changed).toMatchObject({ status: 200 })
    expect(await guarded(changed.data as TestTokens)).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it('gives calls of other tabs the same tokens, by one rotation', async () => {
    const replies = await Promise.all([stepUp(player), stepUp(player), stepUp(player)])
    expect(new Set(replies.map(({ data }) => (data as TestTokens).refreshToken)).size).toBe(1)
    const other = await refresh(player)
    expect(other).toMatchObject({ status: 200 })
    expect((other.data as TestTokens).refreshToken).toBe(
      (replies[0]?.data as TestTokens | undefined)?.refreshToken,
    )
    expect(await guarded(other.data as TestTokens)).toMatchObject({ status: 200 })
  })

  it('goes on when the answer was lost', async () => {
    const lost = (await stepUp(player)).data as TestTokens
    await passGrace()
    const again = await refresh(player)
    expect(again).toMatchObject({ status: 200, data: { refreshToken: lost.refreshToken } })
    const next = await refresh(again.data as TestTokens)
    expect(next).toMatchObject({ status: 200 })
    expect(await guarded(next.data as TestTokens)).toMatchObject({ status: 200 })
  })

  it('ends when somebody shows the tokens from before and the new ones are in use', async () => {
    const copy = { ...player }
    takeTokens(player, (await stepUp(player)).data)
    await getUser(player)
    await passGrace()
    expect(await refresh(copy)).toMatchObject({ key: 'SESSION_REFRESH_ERROR' })
    expect(await getUser(player)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  })

  it('keeps no refresh token in the database that can be read there', async () => {
    const { refreshToken } = (await stepUp(player)).data as TestTokens
    const { renewedBox } = await test.database.one<{ renewedBox: Buffer }>(
      sql`select renewed_box from session
          where account_id = (select id from account where username = ${player.username})`,
    )
    expect(renewedBox.length).toBeGreaterThan(0)
    expect(renewedBox.includes(refreshToken)).toBe(false)
  })
})
