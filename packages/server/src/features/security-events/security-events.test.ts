import { logOut } from '@olympus/contract/sessions'
import { listSecurityEvents } from '@olympus/contract/security-events'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { cleanUp } from '../../background/clean-up.ts'
import { recordSecurityEvent } from './record-security-event.ts'

const { app, database, newPlayer, eventsOf } = withTestApp()

const client = {
  address: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0',
}

const pageOf = (player: TestPlayer, page = 1, pageSize = 10) =>
  app.callOrFail(listSecurityEvents, { as: player, query: { page, pageSize } })

describe('listSecurityEvents', () => {
  it('lists the events, newest first, with device and address', async () => {
    const player = await newPlayer()
    const { accountId } = player
    await recordSecurityEvent(database, { accountId, kind: 'password-changed', client })
    await recordSecurityEvent(database, { accountId, kind: 'two-factor-enabled', client })
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

  it('is paged and lists each event once', async () => {
    const player = await newPlayer()
    const { accountId } = player
    for (let count = 0; count < 6; count++)
      await recordSecurityEvent(database, { accountId, kind: 'log-in-failed', client })
    const pages = [
      await pageOf(player, 1, 3),
      await pageOf(player, 2, 3),
      await pageOf(player, 3, 3),
      await pageOf(player, 4, 3),
    ]
    expect(pages.map(({ entries }) => entries.length)).toEqual([3, 3, 1, 0])
    expect(new Set(pages.map(({ totalEntries }) => totalEntries))).toEqual(new Set([7]))
    const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  })

  it('shows only own events and requires a session', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()]
    await recordSecurityEvent(database, { accountId: stranger.accountId, kind: 'passkey-added', client })
    expect((await pageOf(player)).entries.map(({ kind }) => kind)).toEqual(['logged-in'])
    expect(await app.call(listSecurityEvents)).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
  })

  it('lists a logout', async () => {
    const player = await newPlayer()
    await app.call(logOut, { as: player })
    expect(await eventsOf(player.accountId)).toEqual(['logged-in', 'logged-out'])
  })
})

describe('security events', () => {
  it('cannot be changed', async () => {
    await newPlayer()
    await expect(database.owner.execute(sql`update security_event set kind = 'logged-out'`)).rejects.toThrow(
      /append-only/,
    )
    await expect(database.owner.execute(sql`truncate security_event`)).rejects.toThrow(/append-only/)
  })

  it('are kept for 180 days', async () => {
    const player = await newPlayer()
    const { accountId } = player
    const happened = (days: number) =>
      database.execute(
        sql`insert into security_event (account_id, kind, user_agent, address, created_at)
            values (${accountId}, 'password-changed', '', '203.0.113.24', now() - make_interval(days => ${days}))`,
      )
    await happened(179)
    await happened(181)
    await cleanUp(database)
    expect((await pageOf(player)).entries.map(({ kind }) => kind)).toEqual(['password-changed', 'logged-in'])
  })
})
