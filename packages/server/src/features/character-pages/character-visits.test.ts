import type { CharacterChanges } from '@olympus/contract/character-changes'
import { getCharacter, getCharacterChanges, recordCharacterVisit } from '@olympus/contract/character-pages'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { sectionOf, type SummaryInput } from '../../testing/character-reports.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

const nothing: CharacterChanges = { since: null, figures: [], equipment: [] }
const keraunos = { vnum: 4711, name: 'Keraunos', upgrade: 9, serial: 'kept-in-the-portal' }

/** A reported character, and what its owner and the game do with it. */
async function openPage() {
  const { player, characterId, server, report } = await reportedCharacter(app, { level: 92, gold: 1000 })
  const params = { id: characterId }
  let counter = 1
  const wear = (items: { slot: number; item: { vnum: number } }[]) => ({ equipment: sectionOf({ items }) })
  const play = (summary: Partial<SummaryInput>, items = [{ slot: 0, item: keraunos }]) =>
    sendReport(server, report(++counter, { summary, sections: wear(items) }))
  await play({ level: 92, gold: 1000 })
  return {
    player,
    params,
    play,
    visit: () => app.callOrFail(recordCharacterVisit, { as: player, params }),
    changes: () => app.callOrFail(getCharacterChanges, { as: player, params }),
    pause: (minutes: number) =>
      database.owner.execute(sql`
        update character_visit set seen_at = seen_at - make_interval(mins => ${minutes}),
          last_seen_at = last_seen_at - make_interval(mins => ${minutes})
        where character_id = ${characterId}`),
  }
}

it('compares nothing on the first visit, however long it takes', async () => {
  const { play, visit, changes } = await openPage()
  expect(await changes()).toEqual(nothing)
  await visit()
  await play({ level: 93 })
  expect(await changes()).toEqual(nothing)
  await visit()
  expect(await changes()).toEqual(nothing)
})

it('compares with what the owner saw before a pause', async () => {
  const { play, visit, changes, pause } = await openPage()
  await visit()
  await pause(31)
  await play({ level: 93, gold: 400 }, [{ slot: 0, item: { ...keraunos, upgrade: 10 } }])
  const found = await changes()
  expect(found).toEqual({
    since: expect.any(String) as string,
    figures: [
      { figure: 'level', before: 92, now: 93 },
      { figure: 'gold', before: 1000, now: 400 },
    ],
    equipment: [
      {
        slot: 0,
        before: { vnum: 4711, name: 'Keraunos', upgrade: 9 },
        now: { vnum: 4711, name: 'Keraunos', upgrade: 10 },
      },
    ],
  })
  const minutes = (Date.now() - Date.parse(found.since ?? '')) / 60_000
  expect(Math.round(minutes)).toBe(31)
  // The visit begins: neither it, nor a reload, nor another tab changes the answer.
  await Promise.all([visit(), visit(), visit()])
  expect(await changes()).toEqual(found)
  await pause(29)
  await visit()
  expect(await changes()).toMatchObject({ figures: found.figures })
})

it('adds what the game reports during the visit, and forgets it with the next one', async () => {
  const { play, visit, changes, pause } = await openPage()
  await visit()
  await pause(60)
  await visit()
  expect(await changes()).toMatchObject({ since: expect.any(String), figures: [], equipment: [] })
  await play({ level: 94, gold: 1000 }, [])
  expect(await changes()).toMatchObject({
    figures: [{ figure: 'level', before: 92, now: 94 }],
    equipment: [{ slot: 0, before: { vnum: 4711 }, now: null }],
  })
  await visit()
  await pause(60)
  expect(await changes()).toMatchObject({ since: expect.any(String), figures: [], equipment: [] })
})

it('compares with nothing that the game had not reported', async () => {
  const player = await newPlayer()
  const params = { id: await createCharacter(database, player.accountId) }
  const changes = () => app.callOrFail(getCharacterChanges, { as: player, params })
  await app.callOrFail(recordCharacterVisit, { as: player, params })
  await database.owner.execute(sql`
    update character_visit set seen_at = now() - interval '1 day' where character_id = ${params.id}`)
  expect(await changes()).toEqual(nothing)
  await app.callOrFail(recordCharacterVisit, { as: player, params })
  expect(await changes()).toEqual(nothing)
})

it('answers everybody else as about an unknown ID, and records nothing', async () => {
  const { params, player } = await openPage()
  const stranger = await newPlayer()
  const bytesOf = async (method: string, path: string, { token } = stranger) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await app.fetch(`/api${path}`, { method, headers })
    return `${response.status} ${await response.text()}`
  }
  for (const [method, page] of [['GET', 'changes'] as const, ['PUT', 'visit'] as const]) {
    const unknown = await bytesOf(method, `/characters/999999999/${page}`)
    expect(unknown).toContain('NOT_FOUND')
    expect(await bytesOf(method, `/characters/${params.id}/${page}`)).toBe(unknown)
    expect(await bytesOf(method, `/characters/${params.id}/${page}`, player)).toMatch(/^200 /)
  }
  const { count } = await database.one<{ count: number }>(sql`
    select count(*) from character_visit where character_id = ${params.id}`)
  expect(count).toBe(1)
})

it('tells only the owner which names a character has had', async () => {
  const { player, params, play } = await openPage()
  await play({ name: 'Alkestis' })
  await play({ name: 'Ino' })
  const own = await app.callOrFail(getCharacter, { as: player, params })
  expect(own).toMatchObject({ name: 'Ino' })
  expect(own.own?.formerNames.map(({ name }) => name)).toEqual(['Alkestis', 'Kallistrate'])
  const view = await app.callOrFail(getCharacter, { as: await newPlayer(), params })
  expect(view).toMatchObject({ name: 'Ino', own: null })
  expect(JSON.stringify(view)).not.toMatch(/Alkestis|Kallistrate/)
})
