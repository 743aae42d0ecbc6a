import type { SecurityEvent } from '@olympus/contract/security'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import { newPlayer } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { recordSecurityEvent } from './record-security-event.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const client = {
  address: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0',
}

interface Page {
  readonly entries: readonly SecurityEvent[]
  readonly totalEntries: number
}

const accountIdOf = async ({ email }: { email: string }) => {
  const { id } = await test.database.one<{ id: number }>(sql`select id from account where email = ${email}`)
  return id
}

const pageOf = async ({ token }: { token: string }, query = '') => {
  const { status, data } = await app.api(`/security/events${query}`, { token })
  expect(status).toBe(200)
  return data as Page
}

describe('listSecurityEvents', () => {
  it('tells what happened, newest first, with device and address', async () => {
    const player = await newPlayer(app, test.database)
    const accountId = await accountIdOf(player)
    await recordSecurityEvent(test.database, { accountId, kind: 'password-changed', client })
    await recordSecurityEvent(test.database, { accountId, kind: 'two-factor-enabled', client })
    const { entries, totalEntries } = await pageOf(player)
    expect(totalEntries).toBe(3)
    expect(entries).toMatchObject([
      {
        kind: 'two-factor-enabled',
        device: { kind: 'desktop', browser: 'Firefox 139', system: 'Windows' },
        address: '203.0.113.24',
      },
      { kind: 'password-changed' },
      { kind: 'logged-in' },
    ])
  })

  it('comes in pages that hold each event once', async () => {
    const player = await newPlayer(app, test.database)
    const accountId = await accountIdOf(player)
    for (let count = 0; count < 6; count++)
      await recordSecurityEvent(test.database, { accountId, kind: 'log-in-failed', client })
    const pages = [
      await pageOf(player, '?page=1&pageSize=3'),
      await pageOf(player, '?page=2&pageSize=3'),
      await pageOf(player, '?page=3&pageSize=3'),
      await pageOf(player, '?page=4&pageSize=3'),
    ]
    expect(pages.map(({ entries }) => entries.length)).toEqual([3, 3, 1, 0])
    expect(new Set(pages.map(({ totalEntries }) => totalEntries))).toEqual(new Set([7]))
    const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  })

  it('is of the account that asks alone, and of nobody who is not logged in', async () => {
    const [player, stranger] = [await newPlayer(app, test.database), await newPlayer(app, test.database)]
    const accountId = await accountIdOf(stranger)
    await recordSecurityEvent(test.database, { accountId, kind: 'passkey-added', client })
    expect((await pageOf(player)).entries.map(({ kind }) => kind)).toEqual(['logged-in'])
    expect(await app.api('/security/events')).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
  })

  it('tells of a log-out', async () => {
    const player = await newPlayer(app, test.database)
    await app.api('/logout', { method: 'POST', token: player.token })
    const kinds = await test.database.query(
      sql`select kind from security_event where account_id = ${await accountIdOf(player)} order by id`,
    )
    expect(kinds).toEqual([{ kind: 'logged-in' }, { kind: 'logged-out' }])
  })
})

describe('security events', () => {
  it('are never changed', async () => {
    await newPlayer(app, test.database)
    await expect(test.database.execute(sql`update security_event set kind = 'logged-out'`)).rejects.toThrow(
      /append-only/,
    )
    await expect(test.database.execute(sql`truncate security_event`)).rejects.toThrow(/append-only/)
  })

  it('are kept for 180 days', async () => {
    const player = await newPlayer(app, test.database)
    const accountId = await accountIdOf(player)
    const happened = (days: number) =>
      test.database.execute(
        sql`insert into security_event (account_id, kind, user_agent, address, created_at)
            values (${accountId}, 'password-changed', '', '203.0.113.24', now() - make_interval(days => ${days}))`,
      )
    await happened(179)
    await happened(181)
    await cleanUp(test.database)
    expect((await pageOf(player)).entries.map(({ kind }) => kind)).toEqual(['password-changed', 'logged-in'])
  })
})
