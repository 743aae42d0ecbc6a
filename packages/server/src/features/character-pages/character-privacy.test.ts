import { reportCharacters } from '@olympus/contract/bridge/characters'
import {
  characterSections,
  getCharacter,
  getEquipment,
  setCharacterPrivacy,
} from '@olympus/contract/character-pages'
import type { PrivateDetail } from '@olympus/contract/character-privacy'
import { listCharacters } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleReport, sectionOf } from '../../testing/character-reports.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()
let owner: TestPlayer
let stranger: TestPlayer
let id: number

const offer = {
  amount: 1,
  soldAmount: 0,
  pricePerItem: 1,
  saleFee: 0,
  isPackage: false,
  hasMedal: false,
  listedAt: '2026-06-10T09:41:00.000Z',
  expiresAt: '2026-06-17T09:41:00.000Z',
}

beforeAll(async () => {
  stranger = await newPlayer()
})

beforeEach(async () => {
  owner = await newPlayer()
  const server = await newGameServer(app)
  const report = sampleReport({
    accountId: owner.accountId,
    epoch: server.epoch,
    summary: { level: 93, gold: 214_806_113, bankMoney: 1_500_000_000 },
    sections: {
      equipment: sectionOf({ items: [{ slot: 0, item: { vnum: 4711 } }] }),
      bazaar: sectionOf({ listings: [{ listingId: 'listing-1', item: { vnum: 4711 }, ...offer }] }),
    },
  })
  await server.sendBatch(reportCharacters, [report])
  const { characters } = await app.callOrFail(listCharacters, { as: owner })
  id = characters[0]?.id ?? 0
})

const open = (...details: readonly PrivateDetail[]) =>
  app.callOrFail(setCharacterPrivacy, {
    as: owner,
    params: { id },
    body: { audiences: Object.fromEntries(details.map((detail) => [detail, 'players'])) },
  })

const seen = (as: TestPlayer = stranger) => app.callOrFail(getCharacter, { as, params: { id } })

/** Status and body of a reply, byte by byte. */
async function bytesOf(as: TestPlayer, path: string, body?: object): Promise<string> {
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' }
  const init = body ? { method: 'PUT', headers, body: JSON.stringify(body) } : { headers }
  const response = await app.fetch(`/api${path}`, init)
  return `${response.status} ${await response.text()}`
}

describe('setCharacterPrivacy', () => {
  it('opens a tab to players until the owner closes it', async () => {
    const unknown = await bytesOf(stranger, '/characters/999999999/equipment')
    expect(await open('equipment')).toMatchObject({
      audiences: { equipment: 'players', inventory: 'me' },
      isHiddenFromLeaderboards: false,
    })
    expect(await seen()).toMatchObject({ sections: ['equipment'], own: null })
    expect(await app.callOrFail(getEquipment, { as: stranger, params: { id } })).toMatchObject({
      items: [{ slot: 0 }],
      isAgePrivate: true,
      asOf: null,
      gameServer: null,
    })
    expect(await bytesOf(stranger, `/characters/${id}/inventory`)).toBe(unknown)

    const body = { audiences: { equipment: 'me' } } as const
    await app.callOrFail(setCharacterPrivacy, { as: owner, params: { id }, body })
    expect(await seen()).toMatchObject({ sections: [] })
    expect(await bytesOf(stranger, `/characters/${id}/equipment`)).toBe(unknown)
  })

  it('opens gold with the inventory, and bank money by itself', async () => {
    await open('inventory')
    expect(await seen()).toMatchObject({ gold: 214_806_113, bankMoney: null })
    await open('bank')
    expect(await seen()).toMatchObject({ gold: 214_806_113, bankMoney: 1_500_000_000 })
  })

  it('opens the last visit, and with it the age of what else is open', async () => {
    await open('equipment', 'lastVisit')
    expect(await seen()).toMatchObject({ lastVisit: { presence: 'offline', leftAt: null } })
    const { asOf, gameServer } = await app.callOrFail(getEquipment, { as: stranger, params: { id } })
    expect(asOf).not.toBeNull()
    expect(gameServer).toMatchObject({ isQuiet: false })
  })

  it('opens the bazaar without the time at which the character was there', async () => {
    await open('bazaar')
    const bytes = await bytesOf(stranger, `/characters/${id}/bazaar`)
    const moments = bytes.replace(/"serverNow":"[^"]+"/, '').match(/\d{4}-\d\d-\d\dT[^"]+/g)
    expect(moments).toEqual([offer.expiresAt])
  })

  it('keeps what it is not asked to change', async () => {
    await open('bank')
    const body = { isHiddenFromLeaderboards: true }
    await app.callOrFail(setCharacterPrivacy, { as: owner, params: { id }, body })
    const { own } = await seen(owner)
    expect(own?.privacy).toMatchObject({
      audiences: { bank: 'players', equipment: 'me' },
      isHiddenFromLeaderboards: true,
    })
  })

  it('tells the open pages of the owner', async () => {
    await newEventsOf(database, owner.accountId)
    await open('bank')
    expect(await newEventsOf(database, owner.accountId)).toEqual(['characters-changed'])
  })

  it('answers a stranger as about an unknown ID, and changes nothing', async () => {
    const body = { audiences: { inventory: 'players' }, isHiddenFromLeaderboards: true }
    const unknown = await bytesOf(stranger, '/characters/999999999/privacy', body)
    expect(unknown).toContain('NOT_FOUND')
    expect(await bytesOf(stranger, `/characters/${id}/privacy`, body)).toBe(unknown)
    expect(await database.query(sql`select from character_privacy where character_id = ${id}`)).toEqual([])
    expect(await newEventsOf(database, stranger.accountId)).not.toContain('characters-changed')
  })

  it('answers about a deleted character as about an unknown one', async () => {
    await database.owner.execute(
      sql`update character set deleted_at = now(), is_active = false, slot = null where id = ${id}`,
    )
    expect(await bytesOf(owner, `/characters/${id}/privacy`, {})).toMatch(/^404 /)
  })

  it.each([
    { audiences: { name: 'me' } },
    { audiences: { bank: 'friends' } },
    { audiences: { bank: null } },
    { audiences: ['bank'] },
    { isHiddenFromLeaderboards: 'yes' },
    { accountId: 1 },
  ])('refuses %j', async (body) => {
    const reply = await app.callUnchecked(setCharacterPrivacy, { as: owner, params: { id }, body })
    expect(reply).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
  })

  it('keeps each of ten changes at the same moment', async () => {
    const details = ['bank', 'bazaar', 'bonuses', 'equipment', 'mates'] as const
    await Promise.all([...details, ...details].map((detail) => open(detail)))
    const { own } = await seen(owner)
    expect(
      Object.values(own?.privacy.audiences ?? {}).filter((audience) => audience === 'players'),
    ).toHaveLength(5)
  })
})

it('shows the owner what strangers see', async () => {
  await open('equipment')
  const params = { id }
  const preview = await app.callOrFail(getCharacter, { as: owner, params, query: { as: 'players' } })
  expect(preview).toEqual(await seen())
  expect(preview).toMatchObject({ own: null, gold: null, sections: ['equipment'] })
  const equipment = await app.callOrFail(getEquipment, { as: owner, params, query: { as: 'players' } })
  expect(equipment).toMatchObject({ isAgePrivate: true, asOf: null, gameServer: null })
})

it.each(characterSections)('shows the owner no closed %s as strangers see it', async (section) => {
  const unknown = await bytesOf(stranger, `/characters/999999999/${section}`)
  expect(await bytesOf(owner, `/characters/${id}/${section}?as=players`)).toBe(unknown)
  expect(await bytesOf(owner, `/characters/${id}/${section}`)).toMatch(/^200 /)
})

it('tells when the character last left the game', async () => {
  const server = await newGameServer(app)
  const leftAt = '2026-06-12T09:41:00.000Z'
  for (const endedAt of [leftAt, '2026-06-01T09:41:00.000Z'])
    await database.owner.execute(sql`
      insert into game_session (id, account_id, character_id, game_server_id, boot_id, epoch, state, ended_at, end_reason)
      select gen_random_uuid(), ${owner.accountId}, ${id}, game_server_id, boot_id, nextval('bridge_epoch'), 'ended',
        ${endedAt}, 'logged-out'
      from game_boot where boot_id = ${server.bootId}`)
  await open('lastVisit')
  expect((await seen()).lastVisit).toEqual({ presence: 'offline', leftAt })
  await database.owner.execute(sql`
    insert into game_session (id, account_id, character_id, game_server_id, boot_id, epoch)
    select gen_random_uuid(), ${owner.accountId}, ${id}, game_server_id, boot_id, nextval('bridge_epoch')
    from game_boot where boot_id = ${server.bootId}`)
  await database.owner.execute(
    sql`update game_boot set lease_until = now() + interval '1 minute' where boot_id = ${server.bootId}`,
  )
  expect((await seen()).lastVisit).toEqual({ presence: 'online', leftAt })
  await database.owner.execute(
    sql`update game_boot set lease_until = now() - interval '1 minute' where boot_id = ${server.bootId}`,
  )
  expect((await seen()).lastVisit).toEqual({ presence: 'unknown', leftAt })
})
