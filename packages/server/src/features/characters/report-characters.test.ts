import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { endGameSession, startGameSession } from '@olympus/contract/bridge/game-sessions'
import { listCharacters } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { type ReportInput, sampleReport, sampleSummary, sectionOf } from '../../testing/character-reports.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

const roster = async (as: { token: string }) => (await app.callOrFail(listCharacters, { as })).characters

const inventory = (...vnums: number[]) => ({
  inventory: sectionOf({ items: vnums.map((vnum, position) => ({ type: 1, position, item: { vnum } })) }),
})

const bodyOf = async (characterId: number, section: string) =>
  (
    await database.one<{ body: unknown }>(sql`
      select body from character_section where character_id = ${characterId} and section = ${section}`)
  ).body

describe('a snapshot', () => {
  it('that is older changes nothing', async () => {
    const { accountId, characterId, player, server, report } = await reportedCharacter(app)
    const reports = [5, 7, 6].map((counter) =>
      report(counter, { summary: { level: counter }, sections: inventory(counter) }),
    )
    const results = []
    for (const entry of reports) results.push((await sendReport(server, entry)).result)
    expect(results).toEqual(['applied', 'applied', 'stale'])
    expect(await roster(player)).toMatchObject([{ level: 7 }])
    expect(await bodyOf(characterId, 'inventory')).toMatchObject({ items: [{ item: { vnum: 7 } }] })
    await newEventsOf(database, accountId)
    expect(await sendReport(server, report(4))).toMatchObject({ result: 'stale' })
    expect(await newEventsOf(database, accountId)).toEqual([])
  })

  it('works in the order of its batch, like one after the other', async () => {
    const { player, server, report } = await reportedCharacter(app)
    const { answers } = await server.sendBatch(
      reportCharacters,
      [5, 7, 6].map((counter) => report(counter, { summary: { level: counter } })),
    )
    expect(answers.map(({ result }) => result)).toEqual(['applied', 'applied', 'stale'])
    expect(await roster(player)).toMatchObject([{ level: 7 }])
  })

  it('that is sent twice notifies no page the second time', async () => {
    const { accountId, server, report } = await reportedCharacter(app)
    expect(await newEventsOf(database, accountId)).toContain('characters-changed')
    expect(await sendReport(server, report(1))).toMatchObject({ result: 'unchanged' })
    expect(await sendReport(server, report(2))).toMatchObject({ result: 'unchanged' })
    expect(await newEventsOf(database, accountId)).toEqual([])
  })

  it('without a body that the portal lacks is answered with what is wanted, until it arrives', async () => {
    const { player, server, report, characterId } = await reportedCharacter(app)
    const changed = report(2, { summary: { level: 50 } })
    const { summary } = changed.sections
    const hashOnly = { ...changed, sections: { summary: { hash: summary?.hash ?? '' } } }
    expect(await sendReport(server, hashOnly)).toMatchObject({ result: 'unchanged', wanted: ['summary'] })
    const wanted = () =>
      database.one(sql`select wanted_sections from character_snapshot where character_id = ${characterId}`)
    expect(await wanted()).toEqual({ wantedSections: ['summary'] })
    expect(await roster(player)).toMatchObject([{ level: 1 }])
    const again = await sendReport(server, changed)
    expect(again).toMatchObject({ result: 'applied' })
    expect(again.wanted).toBeUndefined()
    expect(await wanted()).toEqual({ wantedSections: null })
  })

  it('keeps fields that the portal does not know', async () => {
    const { server, report, characterId } = await reportedCharacter(app)
    const summary = { ...sampleSummary({ level: 3 }), rage: 12, titles: [{ id: 4 }] }
    await sendReport(server, { ...report(2), sections: { summary: sectionOf(summary) } })
    expect(await bodyOf(characterId, 'summary')).toMatchObject({ rage: 12, titles: [{ id: 4 }] })
  })

  it.each([3_000_000_000, 9_000_000_000_000_000])('has %i gold exactly', async (gold) => {
    const { characterId } = await reportedCharacter(app, { gold, bankMoney: gold })
    expect(await database.one(sql`select gold, bank_money from character where id = ${characterId}`)).toEqual(
      {
        gold,
        bankMoney: gold,
      },
    )
    expect(await bodyOf(characterId, 'summary')).toMatchObject({ gold })
  })

  it('may have a class, element and faction that the portal does not know', async () => {
    const unknown = { classCode: 77, elementCode: 9, factionCode: 3 }
    const { player } = await reportedCharacter(app, { ...unknown, className: 'Beekeeper' })
    expect(await roster(player)).toMatchObject([
      { characterClass: null, className: 'Beekeeper', element: 'neutral', faction: 'neutral' },
    ])
    const unnamed = await reportedCharacter(app, unknown)
    expect(await roster(unnamed.player)).toMatchObject([{ characterClass: null, className: null }])
  })

  it('of a known class does not show the game’s own name of it', async () => {
    const { player } = await reportedCharacter(app, {
      classCode: 3,
      className: 'Mage',
      elementCode: 4,
      factionCode: 2,
    })
    expect(await roster(player)).toMatchObject([
      { characterClass: 'oracle', className: null, element: 'shadow', faction: 'chthonic' },
    ])
  })

  it('is never newer than now, even from a clock that is ahead', async () => {
    const { server, report, characterId } = await reportedCharacter(app)
    await sendReport(server, { ...report(2, { summary: { level: 2 } }), capturedAt: '2999-01-01T00:00:00Z' })
    const { heads, now } = await database.one<{ heads: { summary: { capturedAt: string } }; now: Date }>(sql`
      select heads, now() as now from character_snapshot where character_id = ${characterId}`)
    expect(Date.parse(heads.summary.capturedAt)).toBeLessThanOrEqual(now.getTime())
  })
})

describe('a renamed character', () => {
  it('keeps its ID, and its names are recorded once each', async () => {
    const { player, server, report, characterId } = await reportedCharacter(app)
    await sendReport(server, report(2, { summary: { name: 'Nyxandra' } }))
    await sendReport(server, report(3, { summary: { name: 'Nyxandra', level: 2 } }))
    await sendReport(server, report(2, { summary: { name: 'Kallistrate' } }))
    expect(await roster(player)).toMatchObject([{ id: characterId, name: 'Nyxandra' }])
    const names = await database.query<{ name: string }>(sql`
      select name from character_name_history where character_id = ${characterId} order by used_from, name`)
    expect(names.map(({ name }) => name)).toEqual(['Kallistrate', 'Nyxandra'])
  })

  it('that is renamed twice in a batch has both names', async () => {
    const { server, report, characterId } = await reportedCharacter(app)
    await server.sendBatch(reportCharacters, [
      { ...report(2, { summary: { name: 'Nyxandra' } }), capturedAt: '2026-01-01T00:00:00Z' },
      { ...report(3, { summary: { name: 'Lykaon' } }), capturedAt: '2026-01-02T00:00:00Z' },
    ])
    const names = await database.query<{ name: string }>(sql`
      select name from character_name_history where character_id = ${characterId}`)
    expect(names.map(({ name }) => name).sort()).toEqual(['Kallistrate', 'Lykaon', 'Nyxandra'])
  })

  it('whose first name was never reported gets it recorded', async () => {
    const { player, server, epoch } = await reportedCharacter(app)
    const { accountId } = player
    const gameId = randomUUID()
    const characterId = await createCharacter(database, accountId, { gameId })
    await sendReport(server, sampleReport({ accountId, epoch, gameId }))
    const [only, ...others] = await database.query<{ name: string }>(sql`
      select name from character_name_history where character_id = ${characterId}`)
    expect([only?.name, others]).toEqual(['Kallistrate', []])
  })
})

describe('an entry is refused', () => {
  it('for the character of another account', async () => {
    const { server, report } = await reportedCharacter(app)
    const stranger = await newPlayer()
    const stolen = { ...report(2, { summary: { level: 99 } }), accountId: stranger.accountId }
    expect(await sendReport(server, stolen)).toMatchObject({ result: 'refused', reason: 'ACCOUNT_MISMATCH' })
    expect(await roster(stranger)).toEqual([])
  })

  it('with an epoch that the portal has not given to this game server', async () => {
    const { accountId, server, epoch } = await reportedCharacter(app)
    const other = await newGameServer(app)
    for (const foreign of [other.epoch, epoch + 1_000_000]) {
      const { reason } = await sendReport(server, sampleReport({ accountId, epoch: foreign }))
      expect(reason).toBe('UNKNOWN_EPOCH')
    }
  })

  it('alone: the others of its batch are stored', async () => {
    const { accountId } = await newPlayer()
    const server = await newGameServer(app)
    const reports = Array.from({ length: 500 }, () => sampleReport({ accountId, epoch: server.epoch }))
    const bad = [3, 77, 499]
    const noName = { summary: sectionOf({ ...sampleSummary(), name: '' }) }
    const huge = { summary: sectionOf({ ...sampleSummary(), level: 2 ** 31 }) }
    for (const [position, index] of bad.entries())
      Object.assign(
        reports[index] as ReportInput,
        [{ accountId: -1 }, { sections: noName }, { sections: huge }][position],
      )
    const { counts, answers } = await server.sendBatch(reportCharacters, reports)
    expect(counts).toEqual({ applied: 497, unchanged: 0, stale: 0, refused: 3 })
    const refused = answers.filter(({ result }) => result === 'refused')
    expect(refused.map(({ index, reason, issues }) => [index, reason, issues?.[0]?.path])).toEqual([
      [3, 'BAD_ENTRY', 'accountId'],
      [77, 'BAD_ENTRY', 'sections.summary.body.name'],
      [499, 'BAD_ENTRY', 'sections.summary.body.level'],
    ])
  })
})

describe('worlds', () => {
  it('a game server reports only characters of its own', async () => {
    const { accountId, epoch, server } = await reportedCharacter(app)
    const entries = [sampleReport({ accountId, epoch })]
    const body = { bootId: server.bootId, batchId: randomUUID(), sentAt: new Date().toISOString(), entries }
    const reply = await server.call(reportCharacters, { body: { ...body, world: 'elsewhere' } })
    expect(reply).toMatchObject({ status: 403, key: 'WORLD_NOT_ALLOWED' })
    expect(await database.query(sql`select from character where world = 'elsewhere'`)).toEqual([])
  })

  it('have game IDs of their own', async () => {
    const { accountId, gameId, characterId, player } = await reportedCharacter(app)
    const server = await newGameServer(app, { worlds: ['second'] })
    const report = sampleReport({ accountId, gameId, epoch: server.epoch })
    const { answers } = await server.sendBatch(reportCharacters, [report], { world: 'second' })
    expect(answers[0]?.characterId).not.toBe(characterId)
    expect((await roster(player)).map(({ world, slot }) => [world, slot])).toEqual([
      ['main', 0],
      ['second', 1],
    ])
  })
})

it('the final snapshot of a game session ends it', async () => {
  const { player, accountId, server, gameId, report } = await reportedCharacter(app)
  const { bootId } = server
  const sessionId = randomUUID()
  const presence = async () => (await app.callOrFail(listCharacters, { as: player })).presence
  const { epoch } = await server.callOrFail(startGameSession, {
    body: { bootId, sessionId, accountId, world: 'main', gameId },
  })
  expect(await sendReport(server, report(1, { epoch, summary: { level: 2 } }))).toMatchObject({
    result: 'applied',
  })
  await server.callOrFail(endGameSession, { params: { sessionId }, body: { bootId, finalCounter: 3 } })
  expect(await presence()).not.toBe('offline')
  await sendReport(server, report(2, { epoch, summary: { level: 2 } }))
  expect(await presence()).not.toBe('offline')
  // A process that started later reports what was sold meanwhile.
  const auction = await newGameServer(app)
  const sold = { ...report(9, { epoch: auction.epoch }), sections: { bazaar: sectionOf({ listings: [] }) } }
  expect(await sendReport(auction, sold)).toMatchObject({ result: 'applied' })
  expect(await presence()).not.toBe('offline')
  await sendReport(server, report(3, { epoch, summary: { level: 2 } }))
  expect(await presence()).toBe('offline')
})
