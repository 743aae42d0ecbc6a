import { reportCharacters } from '@olympus/contract/bridge/characters'
import { getBonuses, getMates } from '@olympus/contract/character-pages'
import { listCharacters } from '@olympus/contract/characters'
import { expect, it } from 'vitest'
import { type ReportInput, sampleReport, sectionOf } from '../../testing/character-reports.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, newPlayer } = withTestApp()

/** A player whose character a game server has reported with these sections. */
async function reportedPlayer(sections: ReportInput['sections']) {
  const player = await newPlayer()
  const server = await newGameServer(app)
  const report = sampleReport({ accountId: player.accountId, epoch: server.epoch, sections })
  await server.sendBatch(reportCharacters, [report])
  const { characters } = await app.callOrFail(listCharacters, { as: player })
  return { player, params: { id: characters[0]?.id ?? 0 } }
}

it('shows bonuses as the game reports them, without fields that the portal does not know', async () => {
  const { player, params } = await reportedPlayer({
    bonuses: sectionOf({
      lines: [
        {
          stat: 'attack',
          value: 2.5,
          unit: 'percent',
          source: { kind: 'equipment', name: 'Keraunos', vnum: 7, serial: 's' },
          secret: 1,
        },
        { stat: 'zeal', value: -3, unit: 'points', source: { kind: 'curse' } },
      ],
      timed: [
        { typeCode: 0, name: 'Gold medal', endsAt: '2026-12-24T18:00:00Z', paidWith: 'card' },
        { typeCode: 77, vnum: 9, endsAt: null },
      ],
    }),
  })
  const { isAgePrivate, asOf, gameServer, serverNow, ...bonuses } = await app.callOrFail(getBonuses, {
    as: player,
    params,
  })
  expect(bonuses).toEqual({
    lines: [
      {
        stat: 'attack',
        value: 2.5,
        unit: 'percent',
        source: { kind: 'equipment', name: 'Keraunos', vnum: 7 },
      },
      { stat: 'zeal', value: -3, unit: 'points', source: { kind: 'curse', name: null, vnum: null } },
    ],
    timed: [
      { typeCode: 0, name: 'Gold medal', vnum: null, endsAt: '2026-12-24T18:00:00Z' },
      { typeCode: 77, name: null, vnum: 9, endsAt: null },
    ],
  })
  expect([isAgePrivate, asOf, gameServer?.isQuiet, serverNow]).toEqual([
    false,
    expect.any(String),
    false,
    expect.any(String),
  ])
})

const owl = {
  mateId: 'pet-1',
  typeCode: 1,
  vnum: 88_214,
  name: 'Glaux',
  level: 62,
  loyalty: 1000,
  hp: 500,
  mp: 20,
  attack: 10,
  defense: 8,
  isInTeam: true,
}

it('shows pets and partners as the game reports them, without fields that the portal does not know', async () => {
  const talos = {
    ...owl,
    mateId: 'partner-1',
    typeCode: 0,
    name: 'Talos',
    species: 'Guardian',
    elementCode: 1,
    levelProgress: 64.5,
    items: [{ slot: 0, item: { vnum: 44_833, upgrade: 9, serial: 's' } }],
    skills: [{ skill: 63_713, rank: 'S', cooldown: 12 }],
    attackMin: 2110,
  }
  const { player, params } = await reportedPlayer({
    mates: sectionOf({
      mates: [owl, talos, { ...owl, mateId: 'x', typeCode: 7, elementCode: 8 }],
      maxPets: 10,
    }),
  })
  const reply = await app.callOrFail(getMates, { as: player, params })
  const { mateId: _, ...facts } = owl
  const shown = { ...facts, species: null, element: null, levelProgress: null, items: [], skills: [] }
  expect(reply).toMatchObject({ maxPets: 10, maxPartners: null })
  expect(reply.mates).toEqual([
    { ...shown, id: 'pet-1' },
    {
      ...shown,
      id: 'partner-1',
      typeCode: 0,
      name: 'Talos',
      species: 'Guardian',
      element: 'fire',
      levelProgress: 64.5,
      items: [{ slot: 0, item: { vnum: 44_833, upgrade: 9, amount: 1 } }],
      skills: [{ skill: 63_713, rank: 'S' }],
    },
    { ...shown, id: 'x', typeCode: 7 },
  ])
})

it('shows a character that no game server has reported', async () => {
  const player = await newPlayer()
  const params = { id: await createCharacter(app.database, player.accountId) }
  const never = { asOf: null, gameServer: null }
  const bonuses = await app.callOrFail(getBonuses, { as: player, params })
  expect(bonuses).toMatchObject({ ...never, lines: [], timed: [] })
  const mates = await app.callOrFail(getMates, { as: player, params })
  expect(mates).toMatchObject({ ...never, mates: [], maxPets: null, maxPartners: null })
})
