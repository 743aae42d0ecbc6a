import { changePassword, getUser } from '@olympus/contract/account'
import { startPasskeyRegistration } from '@olympus/contract/passkeys'
import { enableTwoFactor, startTwoFactor } from '@olympus/contract/two-factor'
import { stepUp } from '@olympus/contract/step-up'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeFor } from '../../testing/authenticator-app.ts'
import { stepUpAs } from '../../testing/protected-account.ts'
import {
  cookiesOf,
  newPlayer,
  refreshWith,
  type TestPlayer,
  type TestTokens,
} from '../../testing/test-account.ts'
import { dataOf, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()
let app = testApp({ database })
let player: TestPlayer

beforeEach(async () => {
  player = await newPlayer(app)
})

const renewByStepUp = (who: TestPlayer) => app.call(stepUp, { as: who, body: { password: who.password } })
/** Calls an endpoint that needs a stepped-up session. */
const guarded = (tokens: TestTokens) => app.call(startPasskeyRegistration, { as: tokens })
const readUser = (tokens: TestTokens) => app.call(getUser, { as: tokens })
const refresh = (tokens: TestTokens) => refreshWith(app, tokens, player.bindCookie)

/** Moves the session past the grace period of ten seconds, in a process without cached sessions. */
async function passGrace(): Promise<void> {
  await database.execute(
    sql`update session set rotated_at = rotated_at - make_interval(secs => ${limits.refreshGraceSeconds + 1}),
          renewed_at = renewed_at - make_interval(secs => ${limits.refreshGraceSeconds + 1})
        where account_id = ${player.accountId}`,
  )
  app = testApp({ database })
}

async function renewByTwoFactor(who: TestPlayer) {
  await stepUpAs(app, who)
  const { secretKey } = await app.callOrFail(startTwoFactor, { as: who })
  return app.call(enableTwoFactor, { as: who, body: { code: codeFor(secretKey) } })
}

const renewByPassword = (who: TestPlayer) =>
  app.call(changePassword, {
    as: who,
    body: { currentPassword: who.password, newPassword: 'cypress hill by night' },
  })

describe.each([
  ['a step-up', renewByStepUp],
  ['enabling two-factor authentication', renewByTwoFactor],
  ['a password change', renewByPassword],
])('%s', (_, act) => {
  it('renews the tokens in the same answer and voids older ones', async () => {
    const copy = { ...player }
    const reply = await act(player)
    const fresh = dataOf<typeof stepUp | typeof enableTwoFactor | typeof changePassword>(reply)
    expect(cookiesOf(reply.headers).get('token')).toBe(fresh.token)
    expect(cookiesOf(reply.headers).get('refreshToken')).toBe(fresh.refreshToken)
    expect(await readUser(fresh)).toMatchObject({ status: 200 })
    await passGrace()
    expect(await readUser(copy)).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
    expect(await readUser(fresh)).toMatchObject({ status: 200 })
    expect(await refresh(fresh)).toMatchObject({ status: 200 })
    expect(await refresh(copy)).toMatchObject({ status: 401, key: 'SESSION_REFRESH_ERROR' })
  })
})

describe('a session that was renewed', () => {
  it('still answers running requests, but without the new rights', async () => {
    const copy = { ...player }
    await stepUpAs(app, player)
    expect(await guarded(player)).toMatchObject({ status: 200 })
    expect(await readUser(copy)).toMatchObject({ status: 200 })
    expect(await guarded(copy)).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it('gives no rights to a password change with older tokens', async () => {
    const copy = { ...player }
    await stepUpAs(app, player)
    const changed = dataOf(await renewByPassword(copy))
    expect(await guarded(changed)).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it('gives no rights to the repetition of a password change with older tokens', async () => {
    const copy = { ...player }
    await renewByPassword(player)
    Object.assign(player, dataOf(await refresh(player)))
    await app.callOrFail(stepUp, { as: player, body: { password: 'cypress hill by night' } })
    const repeated = dataOf(await renewByPassword(copy))
    expect(await guarded(repeated)).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it('gives requests of other tabs the same tokens, with one rotation', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => renewByStepUp(player)))
    const other = dataOf(await refresh(player))
    const refreshTokens = replies.map((reply) => dataOf(reply).refreshToken)
    expect(refreshTokens).toEqual(Array<string>(3).fill(other.refreshToken))
    expect(await guarded(other)).toMatchObject({ status: 200 })
  })

  it('continues when the answer was lost', async () => {
    const lost = dataOf(await renewByStepUp(player))
    await passGrace()
    const again = dataOf(await refresh(player))
    expect(again.refreshToken).toBe(lost.refreshToken)
    const next = dataOf(await refresh(again))
    expect(await guarded(next)).toMatchObject({ status: 200 })
  })

  it('ends when older tokens are used after the new ones', async () => {
    const copy = { ...player }
    await stepUpAs(app, player)
    await readUser(player)
    await passGrace()
    expect(await refresh(copy)).toMatchObject({ key: 'SESSION_REFRESH_ERROR' })
    expect(await readUser(player)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  })

  it('stores no readable refresh token', async () => {
    const { refreshToken } = dataOf(await renewByStepUp(player))
    const { renewedBox } = await database.one<{ renewedBox: Buffer }>(
      sql`select renewed_box from session
          where account_id = ${player.accountId}`,
    )
    expect(renewedBox.length).toBeGreaterThan(0)
    expect(renewedBox.includes(refreshToken)).toBe(false)
  })
})
