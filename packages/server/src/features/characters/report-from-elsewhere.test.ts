import { randomUUID } from 'node:crypto'
import { greetPortal } from '@olympus/contract/bridge/game-servers'
import { listCharacters } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { sectionOf } from '../../testing/character-reports.ts'
import { entered, leave, report as reportPresence } from '../../testing/game-entrant.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

const bazaar = { bazaar: sectionOf({ listings: [] }) }

/** A character that plays on argos while delphi starts. */
async function playedElsewhere() {
  const { server: argos, ...hero } = await reportedCharacter(app)
  const session = await entered(argos, hero)
  const delphi = await newGameServer(app)
  expect(delphi.epoch).toBeGreaterThan(session.epoch)
  const level = async () => {
    const { characters, presence } = await app.callOrFail(listCharacters, { as: hero.player })
    return { level: characters[0]?.level, presence }
  }
  return { ...hero, argos, delphi, session, level }
}

it('another game server does not replace what a session reports, whatever its epoch', async () => {
  const { argos, delphi, session, report, level, characterId } = await playedElsewhere()
  const inGame = (counter: number) => report(counter, { epoch: session.epoch, summary: { level: counter } })
  await sendReport(argos, inGame(1))
  const old = report(1, { epoch: delphi.epoch, summary: { level: 90 }, sections: bazaar })
  expect(await sendReport(delphi, old)).toEqual({ index: 0, result: 'stale', characterId })
  expect(await sendReport(argos, inGame(2))).toMatchObject({ result: 'applied' })
  await leave(argos, session.sessionId, 3)
  expect(await sendReport(delphi, old)).toMatchObject({ result: 'stale' })
  expect(await sendReport(argos, inGame(3))).toMatchObject({ result: 'applied' })
  expect(await level()).toEqual({ level: 3, presence: 'offline' })
})

it('sections that a session has not reported are left alone too', async () => {
  const { delphi, report, level, characterId } = await playedElsewhere()
  const sections = { inventory: { hash: 'unknown' } }
  const old = report(1, { epoch: delphi.epoch, summary: { level: 90 }, sections })
  expect(await sendReport(delphi, old)).toMatchObject({ result: 'stale' })
  expect(await level()).toMatchObject({ level: 1 })
  const { wantedSections } = await database.one<{ wantedSections: unknown }>(sql`
    select wanted_sections from character_snapshot where character_id = ${characterId}`)
  expect(wantedSections).toBeNull()
})

it('the bazaar alone may be reported by another game server', async () => {
  const { delphi, report } = await playedElsewhere()
  const sold = report(1, { epoch: delphi.epoch, summary: null, sections: bazaar })
  expect(await sendReport(delphi, sold)).toMatchObject({ result: 'applied' })
})

it('what the same boot sent before the session counts where the session has reported nothing', async () => {
  const { argos, epoch, report } = await playedElsewhere()
  const sections = { mates: sectionOf({ mates: [] }) }
  expect(await sendReport(argos, report(2, { epoch, summary: null, sections }))).toMatchObject({
    result: 'applied',
  })
})

it('only the game server that has a character in the game is asked for its sections', async () => {
  const { argos, delphi, session, report, gameId } = await playedElsewhere()
  const lacking = report(1, { epoch: session.epoch, summary: null, sections: { mates: { hash: 'new' } } })
  expect(await sendReport(argos, lacking)).toMatchObject({ wanted: ['mates'] })
  const body = {
    protocolVersion: 1,
    bootId: randomUUID(),
    build: 'test',
    taskKinds: [],
    sentAt: new Date().toISOString(),
  }
  const has = ({ wanted }: { wanted: readonly { gameId: string }[] }) =>
    wanted.some((character) => character.gameId === gameId)
  expect(has(await reportPresence(argos, [session.sessionId]))).toBe(true)
  expect(has(await delphi.callOrFail(greetPortal, { body }))).toBe(false)
  await leave(argos, session.sessionId)
  expect(has(await delphi.callOrFail(greetPortal, { body }))).toBe(true)
})
