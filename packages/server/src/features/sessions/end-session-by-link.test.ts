import type { DeviceSession } from '@olympus/contract/security'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemRandom } from '../../random.ts'
import { hashOf, newSecret } from '../../secret.ts'
import { logInAs, newPlayer, refreshWith, type TestSession } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp
let player: TestSession
let other: TestSession
let otherId: string
let accountId: number

beforeAll(async () => {
  app = testApp({ database: test.database })
  player = await newPlayer(app, test.database)
  const account = await test.database.one<{ id: number }>(
    sql`select id from account where email = ${player.email}`,
  )
  accountId = account.id
})

beforeEach(async () => {
  other = await logInAs(app, player)
  const { data } = await app.api('/sessions', { token: other.token })
  otherId = (data as DeviceSession[])[0]?.id ?? ''
})

/** The secret of a link as a mail carries it. */
async function newLink({ sessionId = otherId, purpose = 'session-end', hours = 1 } = {}): Promise<string> {
  const token = newSecret(systemRandom)
  await test.database.execute(
    sql`insert into one_time_token (token_hash, account_id, purpose, payload, expires_at)
        values (${hashOf(token)}, ${accountId}, ${purpose}, ${{ sessionId }}::jsonb, now() + make_interval(hours => ${hours}))`,
  )
  return token
}

const follow = (token: string) => app.api('/sessions/ends', { body: { token } })
const getUser = ({ token }: { token: string }) => app.api('/user/v2', { token })
const endings = () =>
  test.database.query(
    sql`select from security_event where kind = 'session-ended' and session_id = ${otherId}`,
  )

describe('endSessionByLink', () => {
  it('ends the session that the mail told of, without being logged in, and no other', async () => {
    expect(await getUser(other)).toMatchObject({ status: 200 })
    expect(await follow(await newLink())).toMatchObject({ status: 200, data: null })
    expect(await getUser(other)).toMatchObject({ status: 401, key: 'UNAUTHORIZED_SESSION_EXPIRED' })
    expect(await refreshWith(app, other, other.bindCookie)).toMatchObject({
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await getUser(player)).toMatchObject({ status: 200 })
    expect(await endings()).toHaveLength(1)
  })

  it('answers as the first time when it is used again, also by twenty at once, and when it is old by then', async () => {
    const token = await newLink()
    const replies = await Promise.all(Array.from({ length: 20 }, () => follow(token)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await test.database.execute(
      sql`update one_time_token set expires_at = now() - interval '1 hour' where token_hash = ${hashOf(token)}`,
    )
    expect(await follow(token)).toMatchObject({ status: 200, data: null })
    expect(await endings()).toHaveLength(1)
  })

  it('answers alike when the session is over, and when it is not kept any more', async () => {
    await app.api('/logout', { method: 'POST', token: other.token })
    expect(await follow(await newLink())).toMatchObject({ status: 200, data: null })
    const sessionId = '00000000-0000-4000-8000-000000000000'
    expect(await follow(await newLink({ sessionId }))).toMatchObject({ status: 200, data: null })
    expect(await endings()).toEqual([])
  })

  it('ends no session of another account, whatever the link says', async () => {
    const stranger = await newPlayer(app, test.database)
    const { data } = await app.api('/sessions', { token: stranger.token })
    await follow(await newLink({ sessionId: (data as DeviceSession[])[0]?.id ?? '' }))
    expect(await getUser(stranger)).toMatchObject({ status: 200 })
  })

  it('refuses a link that is too old, of another purpose, or never was', async () => {
    const refused = { status: 410, key: 'SESSION_LINK_INVALID' }
    expect(await follow(await newLink({ hours: 0 }))).toMatchObject(refused)
    expect(await follow(await newLink({ purpose: 'activation' }))).toMatchObject(refused)
    expect(await follow(newSecret(systemRandom))).toMatchObject(refused)
    expect(await getUser(other)).toMatchObject({ status: 200 })
  })
})
