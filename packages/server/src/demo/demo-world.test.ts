import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { Failure } from '../failure.ts'
import { claimCoupon } from '../features/coupons/claim-coupon.ts'
import { balanceOf } from '../features/ledger/balance-of.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { listSecurityEvents } from '../features/security-events/list-security-events.ts'
import { listSessions } from '../features/sessions/list-sessions.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { createAccount } from '../testing/create-account.ts'
import { demoAccount } from './demo-account.ts'
import { demoCoupons } from './demo-coupons.ts'
import { demoGameServer } from './demo-game-server.ts'
import { loadDemoWorld } from './load-demo-world.ts'

const database = withTestDatabase()
const counts = () =>
  database.one(sql`
    select (select count(*) from item) as items, (select count(*) from item_price_history) as prices,
      (select count(*) from shop_order) as orders, (select count(*) from donation) as donations,
      (select count(*) from ledger_entry) as entries, (select count(*) from character) as characters,
      (select count(*) from coupon_code) as codes, (select count(*) from session) as sessions, (select count(*) from security_event) as events`)

const ports = {
  clock: systemClock,
  secretBox: testSecretBox,
}

beforeAll(() => loadDemoWorld(database, ports))

describe('the demo world', () => {
  it('has items in every category, on sale and temporary', async () => {
    const shop = await database.one<{
      items: number
      categories: number
      onSale: number
      temporary: number
    }>(sql`
      select count(*) as items, count(distinct category_id) as categories,
        count(*) filter (where item_is_on_sale(item, now())) as on_sale,
        count(*) filter (where duration_hours is not null) as temporary
      from item where item_is_available(item, now())`)
    expect(shop.items).toBeGreaterThanOrEqual(40)
    expect(shop.categories).toBeGreaterThanOrEqual(6)
    expect(shop.onSale).toBeGreaterThan(0)
    expect(shop.temporary).toBeGreaterThan(0)
  })

  it('does not sell wheel tickets for coins', async () => {
    const { isForSale } = await database.one<{ isForSale: boolean }>(
      sql`select item_is_available(item, now()) as is_for_sale from item where id = 'fortune-wheel-tickets'`,
    )
    expect(isForSale).toBe(false)
  })

  it('gives Theron a balance through a sound ledger', async () => {
    expect(await balanceOf(database, demoAccount.accountId)).toBe(demoAccount.balanceCoins)
    expect(await verifyLedger(database)).toMatchObject({ isSound: true })
  })

  it('shows devices and security events of Theron', async () => {
    const { accountId } = demoAccount
    const sessionId = '00000000-0000-4000-8000-000000000000'
    const session = { accountId, sessionId, generation: 1, role: 'PLAYER', isSteppedUp: false } as const
    const sessions = await listSessions(database, session)
    expect(sessions.map(({ device }) => device)).toEqual([
      { kind: 'desktop', browser: 'Firefox 139', system: 'Windows' },
      { kind: 'phone', browser: 'Safari 18', system: 'iOS' },
      { kind: 'launcher', browser: 'Launcher 1.4', system: 'Windows' },
    ])
    const events = await listSecurityEvents(database, { accountId, page: 1, pageSize: 20 })
    expect(events.totalEntries).toBe(8)
    const times = events.entries.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().toReversed())
    for (const { id, createdAt } of sessions) {
      expect(id).toMatch(/^[\da-f-]{36}$/)
      const logIn = { kind: 'logged-in', createdAt }
      expect(events.entries).toContainEqual(expect.objectContaining(logIn))
    }
  })

  it('has a code for each outcome of a claim', async () => {
    const accountId = await createAccount(database)
    const outcomes: Record<string, string> = {}
    for (const { code } of demoCoupons) {
      const request = { accountId, requestKey: randomUUID(), code, locale: 'en' } as const
      const claimed = await claimCoupon({ database, ...ports }, request)
      outcomes[code] = claimed instanceof Failure ? claimed.key : claimed.coupon.contents.kind
    }
    expect(outcomes).toEqual({
      'OLYMPIAD-500': 'coins',
      'ATHENA-VICTORY': 'item',
      'ELEUSIS-25': 'item',
      'HARVEST-MOON': 'item',
      'SOLSTICE-24': 'EXPIRED',
      'ELDERS-OF-ARGOS': 'NOT_ELIGIBLE_ACCOUNT_TOO_RECENT',
      'EPHORS-ONLY': 'NOT_ELIGIBLE_NO_WHITELIST',
      'FIRST-TORCH': 'ALREADY_CLAIMED',
    })
  })

  it('changes nothing when it is loaded again', async () => {
    const before = await counts()
    await loadDemoWorld(database, ports)
    expect(await counts()).toEqual(before)
  })

  it('leaves account numbers free for other accounts', async () => {
    const { id, userId } = await database.one<{ id: number; userId: number }>(sql`
      insert into account (username, email, password_hash, locale) values ('Next', 'next@example.com', '-', 'en')
      returning id, user_id`)
    expect(id).toBeGreaterThan(demoAccount.accountId)
    expect(userId).toBeGreaterThan(demoAccount.userId)
  })
})

describe('the demo game server', () => {
  it('takes a delivery in one round and hands it out in the next', async () => {
    const { id } = await database.one<{ id: number }>(sql`
      insert into delivery (account_id, character_id, item_id, quantity, paid_coins)
      select account_id, id, 'ambrosia-draught', 1, 0 from character where name = 'Kallistrate' returning id`)
    const stateOf = async () =>
      (await database.one<{ state: string }>(sql`select state from delivery where id = ${id}`)).state
    const server = demoGameServer(database)
    await server.round()
    expect(await stateOf()).toBe('claimed')
    await server.round()
    expect(await stateOf()).toBe('confirmed')
  })
})
