import { endOtherSessions, refreshSession } from '@olympus/contract/sessions'
import { getUser } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { logInAs, refreshWith, type TestPlayer, type TestTokens } from '../../testing/test-account.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, mailsTo } = withTestApp()

const thief = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'x-forwarded-for': '198.51.100.66',
}

const showFromElsewhere = ({ token, refreshToken }: TestTokens, cookie: string) =>
  app.call(refreshSession, { body: { token, refreshToken }, headers: { cookie, ...thief } })

const warningsOf = async ({ email }: TestPlayer) =>
  (await mailsTo(email)).filter(({ text }) => text.includes('198.51.100.66'))

const reusesOf = ({ accountId }: TestPlayer) =>
  database.query(
    sql`select security_event.address, session.end_reason
        from security_event join session on session.id = session_id
        where security_event.account_id = ${accountId} and kind = 'refresh-token-reused'`,
  )

const refused = { status: 401, key: 'SESSION_REFRESH_ERROR' }

describe('a session with stolen tokens', () => {
  it('ends when an old refresh token is used again, and notifies the owner once', async () => {
    const player = await newPlayer()
    const second = dataOf(await refreshWith(app, player, player.bindCookie))
    const third = dataOf(await refreshWith(app, second, player.bindCookie))
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
    const player = await newPlayer()
    const second = dataOf(await refreshWith(app, player, player.bindCookie))
    await app.call(getUser, { as: second })
    await database.execute(
      sql`update session set rotated_at = rotated_at - make_interval(secs => ${limits.refreshGraceSeconds + 1})
          where account_id = ${player.accountId}`,
    )
    expect(await showFromElsewhere(player, player.bindCookie)).toMatchObject(refused)
    expect(await reusesOf(player)).toHaveLength(1)
    expect(await warningsOf(player)).toHaveLength(1)
  })

  it('ends when its tokens come from another device, and other sessions continue', async () => {
    const player = await newPlayer()
    const other = await logInAs(app, player)
    await database.execute(sql`update account set locale = 'de' where email = ${player.email}`)
    expect(await showFromElsewhere(player, 'bind=of-another-device')).toMatchObject(refused)
    expect(await showFromElsewhere(player, 'bind=of-another-device')).toMatchObject({ status: 401 })
    expect(await app.call(getUser, { as: other })).toMatchObject({ status: 200 })
    expect(await reusesOf(player)).toEqual([{ address: '198.51.100.66', endReason: 'bind_mismatch' }])
    const warnings = await warningsOf(player)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.subject).toBe('Wir haben eine Sitzung deines Olympus-Kontos beendet')
    expect(warnings[0]?.text).toContain('http://localhost:3000/de/settings/account')
  })

  it('is not assumed when the player had ended the session', async () => {
    const player = await newPlayer()
    const second = dataOf(await refreshWith(app, player, player.bindCookie))
    await refreshWith(app, second, player.bindCookie)
    await app.call(endOtherSessions, { as: await logInAs(app, player) })
    expect(await showFromElsewhere(player, player.bindCookie)).toMatchObject(refused)
    expect(await reusesOf(player)).toEqual([])
    expect(await warningsOf(player)).toEqual([])
  })
})
