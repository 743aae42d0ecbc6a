import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import {
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

beforeAll(() => {
  app = testApp({ database: test.database })
})

const thief = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'x-forwarded-for': '198.51.100.66',
}

const showFromElsewhere = ({ token, refreshToken }: TestTokens, cookie: string) =>
  app.api('/refresh', { body: { token, refreshToken }, headers: { cookie, ...thief } })

const warningsOf = ({ email }: TestAccount) =>
  test.database.query<{ subject: string; text: string }>(
    sql`select subject, text from mail_outbox where recipient = ${email} and text like '%198.51.100.66%'`,
  )

const reusesOf = ({ email }: TestAccount) =>
  test.database.query(
    sql`select security_event.address, session.end_reason
        from security_event join account on account.id = account_id join session on session.id = session_id
        where email = ${email} and kind = 'refresh-token-reused'`,
  )

const refused = { status: 401, key: 'SESSION_REFRESH_ERROR' }

describe('a session whose tokens are in two hands', () => {
  it('ends when an old refresh token comes back, which its owner is told once', async () => {
    const player = await newPlayer(app, test.database)
    const second = (await refreshWith(app, player, player.bindCookie)).data as TestTokens
    const third = (await refreshWith(app, second, player.bindCookie)).data as TestTokens
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => showFromElsewhere(player, player.bindCookie)),
    )
    for (const reply of replies) expect(reply).toMatchObject(refused)
    expect(await refreshWith(app, third, player.bindCookie)).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await reusesOf(player)).toEqual([{ address: '198.51.100.66', endReason: 'refresh_reuse' }])
    const warnings = await warningsOf(player)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.subject).toBe('We ended a session of your Olympus account')
    expect(warnings[0]?.text).toContain('It was used from: Firefox 128, Linux, IP address 198.51.100.66.')
    expect(warnings[0]?.text).toContain('http://localhost:3000/settings/account')
    expect(warnings[0]?.text).not.toContain(player.refreshToken)
  })

  it('ends when the parent comes back after its successor was used', async () => {
    const player = await newPlayer(app, test.database)
    const second = (await refreshWith(app, player, player.bindCookie)).data as TestTokens
    await app.api('/user/v2', { token: second.token })
    await test.database.execute(
      sql`update session set rotated_at = rotated_at - make_interval(secs => ${limits.refreshGraceSeconds + 1})
          where account_id = (select id from account where email = ${player.email})`,
    )
    expect(await showFromElsewhere(player, player.bindCookie)).toMatchObject(refused)
    expect(await reusesOf(player)).toHaveLength(1)
    expect(await warningsOf(player)).toHaveLength(1)
  })

  it('ends when its tokens come from another device, and the other sessions live on', async () => {
    const player = await newPlayer(app, test.database)
    const other = await logInAs(app, player)
    await test.database.execute(sql`update account set locale = 'de' where email = ${player.email}`)
    expect(await showFromElsewhere(player, 'bind=of-another-device')).toMatchObject(refused)
    expect(await showFromElsewhere(player, 'bind=of-another-device')).toMatchObject({ status: 401 })
    expect(await app.api('/user/v2', { token: other.token })).toMatchObject({ status: 200 })
    expect(await reusesOf(player)).toEqual([{ address: '198.51.100.66', endReason: 'bind_mismatch' }])
    const warnings = await warningsOf(player)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.subject).toBe('Wir haben eine Sitzung deines Olympus-Kontos beendet')
    expect(warnings[0]?.text).toContain('http://localhost:3000/de/settings/account')
  })

  it('is not what tokens of a session mean that its player has ended', async () => {
    const player = await newPlayer(app, test.database)
    const second = (await refreshWith(app, player, player.bindCookie)).data as TestTokens
    await refreshWith(app, second, player.bindCookie)
    await app.api('/sessions', { method: 'DELETE', token: (await logInAs(app, player)).token })
    expect(await showFromElsewhere(player, player.bindCookie)).toMatchObject(refused)
    expect(await reusesOf(player)).toEqual([])
    expect(await warningsOf(player)).toEqual([])
  })
})
