import { randomUUID } from 'node:crypto'
import { demoCharactersFor } from '@olympus/game-simulator/demo/characters'
import { theronCharacters } from '@olympus/game-simulator/demo/theron-characters'
import { newCharacter } from '@olympus/game-simulator/game/new-character'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { Failure } from '../failure.ts'
import { createWheelTables } from '../features/fortune-wheel/wheel-tables.ts'
import { getCharacterChanges } from '../features/character-pages/character-visits.ts'
import { claimCoupon } from '../features/coupons/claim-coupon.ts'
import { listWanted } from '../features/game-servers/list-wanted.ts'
import { authenticateGameServer } from '../features/game-servers/authenticate-game-server.ts'
import { newGameServerKey } from '../features/game-servers/game-server-key.ts'
import { balanceOf } from '../features/ledger/balance-of.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { listSecurityEvents } from '../features/security-events/list-security-events.ts'
import { listSessions } from '../features/sessions/list-sessions.ts'
import { systemRandom } from '../random.ts'
import { createCharacter } from '../testing/game-data.ts'
import { testWheelSigner } from '../testing/test-wheel-signer.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { createAccount } from '../testing/create-account.ts'
import { demoAccount } from './demo-account.ts'
import { demoCoupons } from './demo-coupons.ts'
import { demoWorld } from './demo-game-server.ts'
import { loadDemoWorld } from './load-demo-world.ts'
import { grantDemoCharacters } from './save-demo-characters.ts'
import { wheelPlayers } from './wheel-visits.ts'

const database = withTestDatabase()
const counts = () =>
  database.one(sql`
    select (select count(*) from item) as items, (select count(*) from item_price_history) as prices,
      (select count(*) from shop_order) as orders, (select count(*) from donation) as donations,
      (select count(*) from ledger_entry) as entries, (select count(*) from character) as characters,
      (select count(*) from character_swap) as swaps,
      (select count(*) from coupon_code) as codes, (select count(*) from wheel_spin) as spins,
      (select count(*) from wheel_table) as tables, (select count(*) from wheel_offer) as offers, (select sum(tickets) from wheel_account) as tickets, (select max(imported_at) from game_data) as game_data, (select count(*) from session) as sessions, (select count(*) from security_event) as events`)

const ports = {
  clock: systemClock,
  random: systemRandom,
  secretBox: testSecretBox,
  wheelSigner: testWheelSigner,
  wheelTables: createWheelTables(systemClock),
  gameServerKey: null,
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

  it('gives Theron a balance through a sound ledger', async () => {
    expect(await balanceOf(database, demoAccount.accountId)).toBe(demoAccount.balanceCoins)
    expect(await verifyLedger(database)).toMatchObject({ isSound: true })
  })

  it('lets Theron activate a character in four days', async () => {
    const { accountId } = demoAccount
    const { applied, lapsed, last, hours, ianthe } = await database.one<{
      applied: number
      lapsed: number
      last: string
      hours: number
      ianthe: number
    }>(sql`
      select count(*) filter (where state = 'applied') as applied, count(*) filter (where state = 'lapsed') as lapsed,
        (select name from character where account_id = ${accountId} order by activated_at desc nulls last limit 1) as last,
        extract(epoch from max(requested_at) filter (where kind = 'activate' and state = 'applied')
          + interval '168 hours' - now())::int / 3600 as hours,
        (select extract(epoch from now() - deactivated_at)::int / 86400 from character where name = 'Ianthe') as ianthe
      from character_swap where account_id = ${accountId}`)
    expect({ applied, lapsed, last }).toEqual({ applied: 5, lapsed: 1, last: 'Kallistrate' })
    expect(hours).toBe(4 * 24 + 2)
    expect(ianthe).toBe(2)
  })

  it('shows Theron what has changed of a character since yesterday', async () => {
    const { accountId } = demoAccount
    const { id } = await database.one<{ id: number }>(sql`
      select id from character where account_id = ${accountId} and name = 'Kallistrate'`)
    const { sections } = newCharacter(
      { accountId, gameId: `${accountId}-kallistrate`, world: demoWorld },
      new Date(),
    )
    await database.execute(
      sql`update character_snapshot set heads = '{"summary":{}}' where character_id = ${id}`,
    )
    await database.execute(sql`
      insert into character_section (character_id, section, body) values (${id}, 'equipment', ${JSON.stringify(sections.equipment)}::jsonb)`)
    const changes = await getCharacterChanges(database, { characterId: id, accountId })
    if (changes instanceof Failure) throw changes
    expect(changes.figures.map(({ figure }) => figure)).toEqual([
      'level',
      'reputation',
      'gold',
      'onlineSeconds',
    ])
    expect(changes.equipment).toMatchObject([
      { before: { name: 'Necklace of Eriphyle' }, now: { name: 'Necklace of Harmonia' } },
    ])
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
      'ELEUSIS-25': 'tickets',
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

describe('the demo world and its game server', () => {
  it('accepts the key of this start only', async () => {
    const load = (gameServerKey: string) => loadDemoWorld(database, { ...ports, gameServerKey })
    const [first, second] = [newGameServerKey(systemRandom), newGameServerKey(systemRandom)]
    await load(first)
    expect(await authenticateGameServer(database, first)).toMatchObject({
      name: 'delphi',
      worlds: [demoWorld],
    })
    await load(second)
    await load(second)
    expect(await authenticateGameServer(database, first)).toBeNull()
    expect(await authenticateGameServer(database, second)).toMatchObject({ name: 'delphi' })
  })

  it('asks for the sections of all characters', async () => {
    const wanted = await listWanted(database, { id: 0, worlds: [demoWorld] })
    expect(wanted).toHaveLength(theronCharacters.length + wheelPlayers.length)
    expect(wanted[0]).toMatchObject({
      gameId: `${demoAccount.accountId}-kallistrate`,
      accountId: demoAccount.accountId,
    })
  })

  it('gives a character whose name is taken an ID that the game understands', async () => {
    const accountId = await createAccount(database)
    await createCharacter(database, await createAccount(database), {
      name: demoCharactersFor(accountId)[0]?.name ?? '',
    })
    await database.transaction((transaction) => grantDemoCharacters(transaction, accountId))
    const stored = await database.query<{ name: string; gameId: string; world: string }>(
      sql`select name, game_id, world from character where account_id = ${accountId} order by slot`,
    )
    expect(stored).toHaveLength(3)
    for (const { name, ...key } of stored)
      expect(newCharacter({ accountId, ...key }, new Date()).sections.summary.name).toBe(name)
    expect(stored[0]?.name).toMatch(new RegExp(`^\\w+ ${accountId}$`))
  })

  it('adopts characters from before game servers, once', async () => {
    const accountId = await createAccount(database)
    const id = await createCharacter(database, accountId, { name: 'Aithra' })
    await database.owner.execute(sql`update character set game_id = id::text where id = ${id}`)
    await loadDemoWorld(database, ports)
    await loadDemoWorld(database, ports)
    const { world, gameId } = await database.one<{ world: string; gameId: string }>(
      sql`select world, game_id from character where id = ${id}`,
    )
    expect({ world, gameId }).toEqual({ world: demoWorld, gameId: `${accountId}-aithra` })
  })
})
