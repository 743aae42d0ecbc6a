import { endSessionByLink, logOut, listSessions } from '@olympus/contract/sessions'
import { getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemRandom } from '../../random.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import { logInAs, refreshWith, type TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()
let player: TestPlayer
let other: TestPlayer
let otherId: string

beforeAll(async () => {
  player = await newPlayer()
})

beforeEach(async () => {
  other = await logInAs(app, player)
  otherId = await sessionIdOf(other)
})

const sessionIdOf = async (who: TestPlayer) => (await app.callOrFail(listSessions, { as: who }))[0]?.id ?? ''

/** The secret of a link as a mail carries it. */
async function newLink({ sessionId = otherId, purpose = 'session-end', hours = 1 } = {}): Promise<string> {
  const token = newSecret(systemRandom)
  await database.execute(
    sql`insert into one_time_token (token_hash, account_id, purpose, payload, expires_at)
        values (${hashOf(token)}, ${player.accountId}, ${purpose}, ${{ sessionId }}::jsonb, now() + make_interval(hours => ${hours}))`,
  )
  return token
}

const follow = (token: string) => app.call(endSessionByLink, { body: { token } })
const readUser = (who: TestPlayer) => app.call(getUser, { as: who })
const endings = () =>
  database.query(sql`select from security_event where kind = 'session-ended' and session_id = ${otherId}`)

describe('endSessionByLink', () => {
  it('ends only the session of the mail, without a login', async () => {
    expect(await readUser(other)).toMatchObject({ status: 200 })
    expect(await follow(await newLink())).toMatchObject({ status: 200, data: null })
    expect(await readUser(other)).toMatchObject({ status: 401, key: 'UNAUTHORIZED_SESSION_EXPIRED' })
    expect(await refreshWith(app, other, other.bindCookie)).toMatchObject({
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await readUser(player)).toMatchObject({ status: 200 })
    expect(await endings()).toHaveLength(1)
  })

  it('gives the same answer to repeated, concurrent and late use', async () => {
    const token = await newLink()
    const replies = await Promise.all(Array.from({ length: 20 }, () => follow(token)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await database.execute(
      sql`update one_time_token set expires_at = now() - interval '1 hour' where token_hash = ${hashOf(token)}`,
    )
    expect(await follow(token)).toMatchObject({ status: 200, data: null })
    expect(await endings()).toHaveLength(1)
  })

  it('gives the same answer for an ended and a deleted session', async () => {
    await app.call(logOut, { as: other })
    expect(await follow(await newLink())).toMatchObject({ status: 200, data: null })
    const sessionId = '00000000-0000-4000-8000-000000000000'
    expect(await follow(await newLink({ sessionId }))).toMatchObject({ status: 200, data: null })
    expect(await endings()).toEqual([])
  })

  it('ends no session of another account, whatever the link contains', async () => {
    const stranger = await newPlayer()
    await follow(await newLink({ sessionId: await sessionIdOf(stranger) }))
    expect(await readUser(stranger)).toMatchObject({ status: 200 })
  })

  it('refuses an expired link, an unknown one and one with another purpose', async () => {
    const refused = { status: 410, key: 'SESSION_LINK_INVALID' }
    expect(await follow(await newLink({ hours: 0 }))).toMatchObject(refused)
    expect(await follow(await newLink({ purpose: 'activation' }))).toMatchObject(refused)
    expect(await follow(newSecret(systemRandom))).toMatchObject(refused)
    expect(await readUser(other)).toMatchObject({ status: 200 })
  })
})
