import { reportCharacters } from '@olympus/contract/bridge/characters'
import { reportPresence } from '@olympus/contract/bridge/game-sessions'
import {
  characterSections,
  getBazaar,
  getCharacter,
  getEquipment,
  getInventory,
} from '@olympus/contract/character-pages'
import { listCharacters } from '@olympus/contract/characters'
import { getGameDataVersion } from '@olympus/contract/game-data'
import { GameDataFile } from '@olympus/contract/game-data-file'
import { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { type ReportInput, sampleReport, sectionOf } from '../../testing/character-reports.ts'
import { createCharacter } from '../../testing/game-data.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { gameDataHash } from '../game-data/game-data-hash.ts'
import { saveImport } from '../game-data/stored-game-data.ts'

const { app, database, newPlayer } = withTestApp()

const gold = 214_806_113
const bankMoney = 9_007_199_254_740_991
const secretItem = { vnum: 4711, name: 'Keraunos', upgrade: 10, rarity: 5, serial: 'kept-in-the-portal' }
const wings = { vnum: 4712, name: 'Wings of Ikaros', upgrade: 3, isBound: true }
const hoard = {
  vnum: 815,
  amount: 20,
  name: 'Hoard',
  options: [{ type: 'RUNE', effect: 1, level: 2, value: 3 }],
}

const listedAt = '2026-06-10T09:41:00.000Z'

/** Prices may exceed 32 bits. */
const offer = {
  amount: 3,
  soldAmount: 1,
  pricePerItem: 9_007_199_254_740_991,
  saleFee: 4_294_967_296,
  isPackage: false,
  expiresAt: '2026-06-17T09:41:00.000Z',
}
const offeredFor = {
  amount: 1,
  price: 4_294_967_296,
  highestPrice: 4_294_967_297,
  endsAt: '2026-06-13T09:41:00.000Z',
  isWon: false,
}

const sections: ReportInput['sections'] = {
  equipment: sectionOf({
    items: [
      { slot: 0, item: secretItem },
      { slot: 16, item: wings },
      { slot: 42, item: { vnum: 1 } },
    ],
  }),
  inventory: sectionOf({
    items: [
      { type: 2, position: 7, item: hoard },
      { type: 2, position: 1, item: { vnum: 816 } },
    ],
    sizes: { 0: 60, 2: 48 },
  }),
  bazaar: sectionOf({
    listings: [
      {
        listingId: 'listing-1',
        item: wings,
        ...offer,
        listedAt,
        hasMedal: false,
        buyer: 'kept-in-the-portal',
      },
    ],
    bids: [{ bidId: 'bid-1', item: { vnum: 816 }, ...offeredFor, outbid: 'kept-in-the-portal' }],
  }),
}

/** A player whose character a game server has reported. */
async function reportedPlayer(summary: NonNullable<Parameters<typeof sampleReport>[0]['summary']> = {}) {
  const player = await newPlayer()
  const server = await newGameServer(app)
  await database.execute(sql`update game_boot set clock_skew_ms = 0 where boot_id = ${server.bootId}`)
  const report = sampleReport({
    accountId: player.accountId,
    epoch: server.epoch,
    summary: { classCode: 1, elementCode: 1, factionCode: 1, level: 93, gold, bankMoney, ...summary },
    sections,
  })
  await server.sendBatch(reportCharacters, [report])
  const { characters } = await app.callOrFail(listCharacters, { as: player })
  return { player, server, report, id: characters[0]?.id ?? 0 }
}

/** Status and body of a reply, byte by byte. */
async function bytesOf(player: TestPlayer, path: string): Promise<string> {
  const response = await app.fetch(`/api${path}`, { headers: { authorization: `Bearer ${player.token}` } })
  return `${response.status} ${await response.text()}`
}

it('shows the owner everything that the game reported', async () => {
  const { player, id, report } = await reportedPlayer({ title: 'Hero of Thebes', mp: 120, levelProgress: 61 })
  const params = { id }
  const character = await app.callOrFail(getCharacter, { as: player, params })
  expect(character).toMatchObject({
    name: 'Kallistrate',
    characterClass: 'hoplite',
    sections: [...characterSections],
  })
  expect(character).toMatchObject({ gold, bankMoney, lastVisit: { presence: 'offline', leftAt: null } })
  expect(character.own).toMatchObject({
    title: 'Hero of Thebes',
    mp: 120,
    levelProgress: 61,
  })
  expect(character.own?.asOf).toBe(report.capturedAt)
  const equipment = await app.callOrFail(getEquipment, { as: player, params })
  expect(equipment.items).toEqual([
    { slot: 0, item: { vnum: 4711, name: 'Keraunos', upgrade: 10, rarity: 5, amount: 1 } },
    { slot: 16, item: { ...wings, amount: 1 } },
    { slot: 42, item: { vnum: 1, amount: 1 } },
  ])
  const inventory = await app.callOrFail(getInventory, { as: player, params })
  expect(inventory.bags).toEqual([
    { type: 0, size: 60, items: [] },
    {
      type: 2,
      size: 48,
      items: [
        { position: 1, item: { vnum: 816, amount: 1 } },
        { position: 7, item: hoard },
      ],
    },
  ])
})

it('shows the owner the bazaar as reported, without fields that pages do not know', async () => {
  const { player, id } = await reportedPlayer()
  const bazaar = await app.callOrFail(getBazaar, { as: player, params: { id } })
  expect(bazaar).toMatchObject({ maxListings: null, gameServer: { isQuiet: false } })
  expect(bazaar.listings).toEqual([{ id: 'listing-1', item: { ...wings, amount: 1 }, ...offer }])
  expect(bazaar.bids).toEqual([{ id: 'bid-1', item: { vnum: 816, amount: 1 }, ...offeredFor }])
})

it('shows everybody else the public view only', async () => {
  const { id } = await reportedPlayer({ title: 'Hero of Thebes' })
  const stranger = await newPlayer()
  const character = await app.callOrFail(getCharacter, { as: stranger, params: { id } })
  expect(character).toEqual({
    id,
    name: 'Kallistrate',
    characterClass: 'hoplite',
    className: null,
    element: 'fire',
    faction: 'celestial',
    level: 93,
    heroLevel: 0,
    jobLevel: 1,
    reputation: 0,
    achievementPoints: 0,
    appearance: [{ slot: 16, vnum: 4712, name: 'Wings of Ikaros' }],
    gameDataVersion: null,
    sections: [],
    gold: null,
    bankMoney: null,
    lastVisit: null,
    own: null,
  })
  const bytes = await bytesOf(stranger, `/characters/${id}`)
  const secrets = [gold, bankMoney, 'Keraunos', 'Hoard', 'Thebes', 'asOf', 'privacy', 'upgrade', 'server-']
  for (const secret of secrets) expect(bytes).not.toContain(String(secret))
})

it.each(['equipment', 'inventory', 'bonuses', 'bazaar', 'mates'])(
  'answers strangers about the %s as about an unknown ID',
  async (section) => {
    const { player, id } = await reportedPlayer()
    const stranger = await newPlayer()
    const unknown = await bytesOf(stranger, `/characters/999999999/${section}`)
    expect(unknown).toContain('NOT_FOUND')
    expect(await bytesOf(stranger, `/characters/${id}/${section}`)).toBe(unknown)
    expect(await bytesOf(player, `/characters/${id}/${section}`)).toMatch(/^200 /)
  },
)

it('answers nobody about a deleted character', async () => {
  const { player, id } = await reportedPlayer()
  await database.owner.execute(
    sql`update character set deleted_at = now(), is_active = false, slot = null where id = ${id}`,
  )
  for (const section of ['', '/equipment', '/inventory', '/bonuses', '/bazaar', '/mates']) {
    const unknown = await bytesOf(player, `/characters/999999999${section}`)
    expect(await bytesOf(player, `/characters/${id}${section}`)).toBe(unknown)
  }
})

it('tells when the game server has gone quiet', async () => {
  const { player, server, id } = await reportedPlayer()
  const gameServer = async () =>
    (await app.callOrFail(getEquipment, { as: player, params: { id } })).gameServer
  expect(await gameServer()).toMatchObject({ isQuiet: false, quietSince: null })
  const presence = {
    bootId: server.bootId,
    sequence: 1,
    sentAt: new Date().toISOString(),
    full: true,
    sessions: [],
  }
  await server.callOrFail(reportPresence, { body: presence })
  expect(await gameServer()).toMatchObject({ isQuiet: false })
  const quietSince = '2026-06-12T09:41:00.000Z'
  await database.owner.execute(
    sql`update game_boot set lease_until = ${quietSince} where boot_id = ${server.bootId}`,
  )
  expect(await gameServer()).toMatchObject({ isQuiet: true, quietSince })
})

it('shows a character that no game server has reported', async () => {
  const player = await newPlayer()
  const params = { id: await createCharacter(app.database, player.accountId) }
  const never = { asOf: null, gameServer: null }
  const { own } = await app.callOrFail(getCharacter, { as: player, params })
  expect(own).toMatchObject({ ...never, resistances: null, mp: null })
  expect(await app.callOrFail(getEquipment, { as: player, params })).toMatchObject({ ...never, items: [] })
  expect(await app.callOrFail(getInventory, { as: player, params })).toMatchObject({ ...never, bags: [] })
  const nothing = { listings: [], maxListings: null, bids: [] }
  expect(await app.callOrFail(getBazaar, { as: player, params })).toMatchObject({ ...never, ...nothing })
})

it('shows classes, elements and factions that the portal does not know', async () => {
  const { player, id } = await reportedPlayer({
    classCode: 9,
    className: 'Bard',
    elementCode: 8,
    factionCode: 0,
  })
  expect(await app.callOrFail(getCharacter, { as: player, params: { id } })).toMatchObject({
    characterClass: null,
    className: 'Bard',
    element: 'neutral',
    faction: 'neutral',
  })
})

it('names the game data that its codes belong to', async () => {
  const { player, id } = await reportedPlayer()
  const given = z.parse(GameDataFile, {
    format: 1,
    items: [{ vnum: 4711, name: { en: 'Keraunos' }, icon: 'gladius' }],
  })
  await database.owner.transaction((transaction) => saveImport(transaction, gameDataHash(given), given))
  const { version } = await app.callOrFail(getGameDataVersion)
  expect(version).not.toBeNull()
  const stranger = await newPlayer()
  for (const as of [player, stranger]) {
    const character = await app.callOrFail(getCharacter, { as, params: { id } })
    expect(character.gameDataVersion).toBe(version)
  }
  await database.owner.execute(sql`delete from game_data`)
})
