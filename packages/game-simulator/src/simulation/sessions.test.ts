import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { endGameSession, startGameSession } from '@olympus/contract/bridge/game-sessions'
import type { Task } from '@olympus/contract/bridge/tasks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BridgeError } from '../bridge-client.ts'
import { characterKey, type Journal, openJournal } from '../game/journal.ts'
import { newCharacter } from '../game/new-character.ts'
import { doTask, type TaskContext } from './do-task.ts'
import { noFaults } from './options.ts'
import { createSessions } from './sessions.ts'

const hero = newCharacter({ accountId: 1, gameId: '1-hero', world: 'main' }, new Date('2025-06-14T18:42:00Z'))

let folder: string
let journal: Journal

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-sessions-'))
  journal = openJournal(folder)
})

afterEach(() => {
  journal.close()
  fs.rmSync(folder, { recursive: true })
})

/** A game in which the hero has entered, and the ID of the session. */
async function entered() {
  let sessionId = ''
  const simulation = {
    journal,
    worlds: ['main'],
    counts: {},
    draws: { tasks: () => 0 },
    findings: { add() {} },
    options: { faults: noFaults },
    characterOf: () => hero,
    client: {
      async call(endpoint: unknown, { body }: { body: { sessionId: string } }) {
        if (endpoint === startGameSession) sessionId = body.sessionId
        return endpoint === endGameSession
          ? { state: 'ended' }
          : { epoch: 2, activeCharacters: [{ ...hero, slot: 0 }] }
      },
    },
  } as unknown as TaskContext['simulation']
  const reporter = {
    enterEpoch() {},
    markChanged() {},
    report: () => ({ revision: { epoch: 2, counter: 1 }, sent: Promise.resolve() }),
  } as unknown as TaskContext['reporter']
  const sessions = createSessions(simulation, reporter)
  await sessions.logIn(hero)
  const endSession = (id: string, ofSession: string) =>
    doTask({ simulation, reporter, sessions }, {
      id,
      kind: 'end-session',
      world: 'main',
      accountId: 1,
      gameId: hero.gameId,
      sessionId: ofSession,
      reason: 'released',
    } as unknown as Task)
  return { sessions, sessionId, endSession }
}

it('the end of an earlier session is confirmed, and does not log the player out', async () => {
  const { sessions, sessionId, endSession } = await entered()
  expect(await endSession('5', crypto.randomUUID())).toMatchObject({ kind: 'confirm' })
  expect(sessions.isInGame(1)).toBe(true)
  expect(await endSession('6', sessionId)).toMatchObject({ kind: 'confirm' })
  expect(sessions.isInGame(1)).toBe(false)
})

it.each(['CHARACTER_NOT_ACTIVE', 'CHARACTER_DELETED'] as const)(
  'a late %s does not undo a task that was done meanwhile',
  async (refusal) => {
    journal.write({ characters: [hero] })
    const removed = { ...hero, isActive: false, isDeleted: true }
    const simulation = {
      journal,
      client: {
        async call() {
          journal.write({ characters: [removed] })
          throw new BridgeError(refusal, 'Late')
        },
      },
    } as unknown as TaskContext['simulation']
    await createSessions(simulation, {} as TaskContext['reporter']).logIn(hero)
    expect(journal.characters.get(characterKey(hero))).toEqual(removed)
  },
)
