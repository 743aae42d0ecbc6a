import { reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import {
  createEquipmentLink,
  deleteEquipmentLink,
  listEquipmentLinks,
  openEquipmentLink,
} from '@olympus/contract/equipment-links'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { sectionOf } from '../../testing/character-reports.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { purgeAccounts } from '../account/purge-accounts.ts'

const { app, database, newPlayer } = withTestApp()

const sword = { vnum: 4711, name: 'Keraunos', upgrade: 10, rarity: 5 }
const unknownKey = `${'x'.repeat(21)}A`

/** A player whose character a game server has reported with its equipment. */
async function reportedPlayer() {
  const {
    characterId: id,
    report,
    ...reported
  } = await reportedCharacter(app, {
    classCode: 1,
    elementCode: 1,
    level: 93,
    heroLevel: 42,
  })
  await database.execute(
    sql`update game_boot set clock_skew_ms = 0 where boot_id = ${reported.server.bootId}`,
  )
  const equipment = sectionOf({ items: [{ slot: 0, item: { ...sword, serial: 'kept-in-the-portal' } }] })
  const worn = report(2, { sections: { equipment } })
  await sendReport(reported.server, worn)
  /** Reports another name, level, class and equipment. */
  const change = () =>
    sendReport(
      reported.server,
      report(3, {
        summary: { name: 'Nike', level: 94, classCode: 3 },
        sections: { equipment: sectionOf({ items: [{ slot: 1, item: { vnum: 5 } }] }) },
      }),
    )
  return { ...reported, params: { id }, capturedAt: worn.capturedAt, change }
}

/** Status and body of the reply to a link, byte by byte. */
async function bytesOf(player: TestPlayer, key: string): Promise<string> {
  const response = await app.fetch(`/api/equipment-links/${key}`, {
    headers: { authorization: `Bearer ${player.token}` },
  })
  return `${response.status} ${await response.text()}`
}

let captures = 0

/** As if the game had captured the equipment again. */
const captureAgain = (characterId: number) => {
  captures += 1
  const capturedAt = new Date(Date.UTC(2026, 5, 12, 9, 0, captures)).toISOString()
  return database.execute(sql`
    update character_snapshot
    set heads = jsonb_set(heads, '{equipment,capturedAt}', to_jsonb(${capturedAt}::text))
    where character_id = ${characterId}`)
}

const linksOf = async (characterId: number) =>
  (await database.query(sql`select key from equipment_link where character_id = ${characterId}`)).length

describe('a link', () => {
  it('shows every player the equipment and the name of its moment', async () => {
    const { player, params, change, capturedAt } = await reportedPlayer()
    const { key, asOf } = await app.callOrFail(createEquipmentLink, { as: player, params })
    expect(asOf).toBe(capturedAt)
    await change()
    expect(await app.callOrFail(openEquipmentLink, { as: await newPlayer(), params: { key } })).toEqual({
      name: 'Kallistrate',
      characterClass: 'hoplite',
      className: null,
      element: 'fire',
      level: 93,
      heroLevel: 42,
      asOf,
      items: [{ slot: 0, item: { ...sword, amount: 1 } }],
      characterId: null,
    })
    expect(await app.callOrFail(openEquipmentLink, { as: player, params: { key } })).toMatchObject({
      characterId: params.id,
    })
  })

  it('stores only what pages show of an item', async () => {
    const { player, params } = await reportedPlayer()
    await app.callOrFail(createEquipmentLink, { as: player, params })
    const { stored } = await database.one<{ stored: string }>(
      sql`select row_to_json(equipment_link)::text as stored from equipment_link where character_id = ${params.id}`,
    )
    expect(stored).toContain('Keraunos')
    expect(stored).not.toContain('kept-in-the-portal')
  })

  it('has 128 random bits as its key', async () => {
    const { player, params } = await reportedPlayer()
    const keys = new Set<string>()
    for (let count = 0; count < 5; count++) {
      keys.add((await app.callOrFail(createEquipmentLink, { as: player, params })).key)
      await captureAgain(params.id)
    }
    expect(keys.size).toBe(5)
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(16)
  })

  it('is like an unknown one once it, its character or its account is deleted', async () => {
    const { player, server, gameId, params } = await reportedPlayer()
    const stranger = await newPlayer()
    const unknown = await bytesOf(stranger, unknownKey)
    expect(unknown).toContain('NOT_FOUND')
    const first = await app.callOrFail(createEquipmentLink, { as: player, params })
    await captureAgain(params.id)
    const second = await app.callOrFail(createEquipmentLink, { as: player, params })
    expect(await bytesOf(stranger, first.key)).toMatch(/^200 /)
    await app.callOrFail(deleteEquipmentLink, { as: player, params: { key: first.key } })
    for (const reader of [stranger, player]) expect(await bytesOf(reader, first.key)).toBe(unknown)
    expect(await bytesOf(stranger, second.key)).toMatch(/^200 /)
    await server.sendBatch(reportDeletedCharacters, [{ gameId, deletedAt: new Date().toISOString() }])
    for (const reader of [stranger, player]) expect(await bytesOf(reader, second.key)).toBe(unknown)

    const other = await reportedPlayer()
    const { key } = await app.callOrFail(createEquipmentLink, { as: other.player, params: other.params })
    await database.owner.execute(
      sql`update account set deleted_at = now() where id = ${other.player.accountId}`,
    )
    expect(await bytesOf(stranger, key)).toBe(unknown)
  })

  it('is purged with its account', async () => {
    const { player, params } = await reportedPlayer()
    await app.callOrFail(createEquipmentLink, { as: player, params })
    await database.execute(
      sql`update account set deletion_at = now() - interval '1 minute' where id = ${player.accountId}`,
    )
    expect(await purgeAccounts({ database, log: silentLog })).toBe(1)
    expect(await linksOf(params.id)).toBe(0)
  })
})

describe('the owner', () => {
  it('lists own links, the newest first', async () => {
    const { player, params, change } = await reportedPlayer()
    expect(await app.callOrFail(listEquipmentLinks, { as: player, params })).toEqual({ links: [] })
    const first = await app.callOrFail(createEquipmentLink, { as: player, params })
    await change()
    const second = await app.callOrFail(createEquipmentLink, { as: player, params })
    expect(second.name).toBe('Nike')
    expect(await app.callOrFail(listEquipmentLinks, { as: player, params })).toEqual({
      links: [second, first],
    })
  })

  it('gets the same link to the same equipment, also when several requests arrive at once', async () => {
    const { player, params } = await reportedPlayer()
    const create = () => app.callOrFail(createEquipmentLink, { as: player, params })
    const links = await Promise.all(Array.from({ length: 20 }, create))
    expect(new Set(links.map(({ key }) => key)).size).toBe(1)
    expect(await linksOf(params.id)).toBe(1)
  })

  it('has so many links of a character at most', async () => {
    const { player, params } = await reportedPlayer()
    const create = () => app.call(createEquipmentLink, { as: player, params })
    for (let count = 0; count < limits.equipmentLinksMax; count++) {
      expect(await create()).toMatchObject({ status: 200 })
      await captureAgain(params.id)
    }
    expect(await create()).toMatchObject({ status: 409, key: 'EQUIPMENT_LINK_LIMIT_REACHED' })
    const { links } = await app.callOrFail(listEquipmentLinks, { as: player, params })
    expect(links).toHaveLength(limits.equipmentLinksMax)
    await app.callOrFail(deleteEquipmentLink, { as: player, params: { key: links[0]?.key ?? '' } })
    expect(await create()).toMatchObject({ status: 200 })
  })

  it('gets no link to what was never reported', async () => {
    const player = await newPlayer()
    const params = { id: await createCharacter(database, player.accountId) }
    expect(await app.call(createEquipmentLink, { as: player, params })).toMatchObject({ key: 'NOT_FOUND' })
    expect(await linksOf(params.id)).toBe(0)
  })

  it('is the only one who lists, creates and deletes', async () => {
    const { player, params } = await reportedPlayer()
    const { key } = await app.callOrFail(createEquipmentLink, { as: player, params })
    const stranger = await newPlayer()
    for (const endpoint of [listEquipmentLinks, createEquipmentLink]) {
      const unknown = await app.call(endpoint, { as: stranger, params: { id: 999_999_999 } })
      const refused = await app.call(endpoint, { as: stranger, params })
      expect(refused).toMatchObject({ status: 404, key: 'NOT_FOUND', data: unknown.data })
    }
    expect(await app.call(deleteEquipmentLink, { as: stranger, params: { key } })).toMatchObject({
      key: 'NOT_FOUND',
    })
    expect(await linksOf(params.id)).toBe(1)
  })
})
