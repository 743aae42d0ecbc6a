import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { listCharacters } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { sampleReport, sectionOf } from '../../testing/character-reports.ts'
import { createAccount } from '../../testing/create-account.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

const roster = async (as: { token: string }) => (await app.callOrFail(listCharacters, { as })).characters

it('a new character appears on the roster in the first free slot', async () => {
  const { player, characterId } = await reportedCharacter(app)
  expect(await roster(player)).toEqual([
    {
      id: characterId,
      world: 'main',
      name: 'Kallistrate',
      characterClass: 'adventurer',
      className: null,
      element: 'neutral',
      faction: 'neutral',
      level: 1,
      heroLevel: 0,
      jobLevel: 1,
      reputation: 0,
      isActive: true,
      slot: 0,
      activatedAt: null,
      deactivatedAt: null,
    },
  ])
})

it('a new character needs its summary', async () => {
  const { accountId } = await newPlayer()
  const server = await newGameServer(app)
  const report = sampleReport({
    accountId,
    epoch: server.epoch,
    summary: null,
    sections: { mates: sectionOf({ mates: [] }) },
  })
  const { result, reason, wanted } = await sendReport(server, report)
  expect([result, reason]).toEqual(['refused', 'UNKNOWN_CHARACTER'])
  expect(wanted).toContain('summary')
})

it('a new character needs an activated account', async () => {
  const server = await newGameServer(app)
  const { epoch } = server
  const deleted = await createAccount(database)
  await database.execute(sql`update account set deleted_at = now() where id = ${deleted}`)
  const ids = [await createAccount(database, { isActivated: false }), deleted, 9_007_199_254_740_991]
  const reports = ids.map((accountId) => sampleReport({ accountId, epoch }))
  const { answers } = await server.sendBatch(reportCharacters, reports)
  expect(answers.map(({ reason }) => reason)).toEqual(Array(3).fill('UNKNOWN_ACCOUNT'))
  expect(await database.query(sql`select from character where account_id = any(${ids}::bigint[])`)).toEqual(
    [],
  )
})

it('a new character is created by the first entry with its summary', async () => {
  const { accountId } = await newPlayer()
  const server = await newGameServer(app)
  const base = { accountId, epoch: server.epoch, gameId: randomUUID() }
  const { answers } = await server.sendBatch(reportCharacters, [
    sampleReport({ ...base, counter: 1, summary: null }),
    sampleReport({ ...base, counter: 2 }),
    sampleReport({ ...base, counter: 3, summary: { level: 2 } }),
  ])
  expect(answers.map(({ result }) => result)).toEqual(['refused', 'applied', 'applied'])
})

it('a new character may have the name of another', async () => {
  const { report, server, characterId, player } = await reportedCharacter(app)
  const other = await sendReport(server, { ...report(1), gameId: randomUUID() })
  expect(other).toMatchObject({ result: 'applied' })
  expect(other.characterId).not.toBe(characterId)
  expect((await roster(player)).map(({ name, slot }) => [name, slot])).toEqual([
    ['Kallistrate', 0],
    ['Kallistrate', 1],
  ])
})

it('a new character is deactivated without a free slot, and the game is told so', async () => {
  const player = await newPlayer()
  const { accountId } = player
  const server = await newGameServer(app)
  const reports = Array.from({ length: 9 }, (_, index) =>
    sampleReport({ accountId, epoch: server.epoch, gameId: `${accountId}-${index}` }),
  )
  expect((await server.sendBatch(reportCharacters, reports.slice(0, 3))).counts).toMatchObject({ applied: 3 })
  expect((await server.sendBatch(reportCharacters, reports)).counts).toMatchObject({
    applied: 6,
    unchanged: 3,
  })
  const characters = await roster(player)
  expect(characters.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, ...Array(4).fill(null)])
  const deactivated = characters.filter(({ isActive }) => !isActive).map(({ id }) => id)
  const tasks = await database.query<{ kind: string; characterId: number }>(
    sql`select kind, character_id from task where account_id = ${accountId} order by character_id`,
  )
  expect(tasks).toEqual(deactivated.map((characterId) => ({ kind: 'deactivate', characterId })))
})

it('a new character gets the slot that another has left', async () => {
  const { player, server, report } = await reportedCharacter(app)
  await server.sendBatch(reportCharacters, [{ ...report(1), gameId: randomUUID() }])
  await database.execute(sql`
    update character set is_active = false, slot = null where account_id = ${player.accountId} and slot = 0`)
  await server.sendBatch(reportCharacters, [{ ...report(1), gameId: randomUUID() }])
  expect((await roster(player)).map(({ slot }) => slot)).toEqual([0, 1, null])
})
