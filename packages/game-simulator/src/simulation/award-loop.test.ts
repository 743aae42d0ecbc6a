import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BridgeClient } from '../bridge-client.ts'
import { type Journal, openJournal } from '../game/journal.ts'
import { drawsOf } from '../random.ts'
import { awardFindings, earnTickets, sendAwards } from './award-loop.ts'

const hero = { gameId: '1-hero', world: 'main' }

let folder: string
let journal: Journal

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-awards-'))
  journal = openJournal(folder)
})

afterEach(() => {
  journal.close()
  fs.rmSync(folder, { recursive: true })
})

/** A portal that answers every entry like this. */
function simulationWith(answer: Pick<EntryAnswer, 'reason' | 'result'>, { areAllowed = true } = {}) {
  const found: string[] = []
  const sent: string[] = []
  const client = {
    async call(_: unknown, { body }: { body: { entries: readonly { awardId: string }[] } }) {
      sent.push(...body.entries.map(({ awardId }) => awardId))
      return { answers: body.entries.map((__, index) => ({ index, ...answer })) }
    },
  } as unknown as BridgeClient
  const simulation = {
    awards: { areAllowed, earned: 0 },
    bootId: 'b0070000-0000-4000-8000-000000000001',
    client,
    draws: drawsOf(3),
    findings: { list: found, add: (...finding: readonly string[]) => void found.push(...finding) },
    journal,
    now: () => new Date('2026-11-23T14:00:00Z'),
  }
  return { simulation, found, sent }
}

const earnSome = (simulation: ReturnType<typeof simulationWith>['simulation']) => {
  for (let turn = 0; turn < 1000; turn++) earnTickets(simulation, hero)
  return [...journal.awards.keys()]
}

it('a character earns some tickets, each award under an ID of its own, with draws of their own', () => {
  const { simulation } = simulationWith({ result: 'applied' })
  const ids = earnSome(simulation)
  expect(ids.length).toBeGreaterThan(2)
  expect(ids.length).toBeLessThan(50)
  expect(ids).toEqual(ids.map((_, index) => `b0070000-${index + 1}`))
  expect(simulation.draws.play(1_000_000)).toBe(drawsOf(3).play(1_000_000))
})

it('earns nothing with a key that may not award', async () => {
  const { simulation, sent } = simulationWith({ result: 'applied' }, { areAllowed: false })
  expect(earnSome(simulation)).toEqual([])
  await sendAwards(simulation)
  expect(sent).toEqual([])
})

it('sends each award until it is answered, also after a kill, and then once more to compare', async () => {
  const lost = simulationWith({ result: 'refused', reason: 'UNKNOWN_CHARACTER' })
  const ids = earnSome(lost.simulation)
  await sendAwards(lost.simulation)
  journal.close()
  journal = openJournal(folder)
  const next = simulationWith({ result: 'applied' })
  await sendAwards(next.simulation)
  await sendAwards(next.simulation)
  expect(next.sent).toEqual(ids)
  const known = simulationWith({ result: 'unchanged' })
  expect(await awardFindings(known.simulation)).toEqual([])
  expect(known.sent).toEqual(ids)
  expect([...lost.found, ...next.found]).toEqual([])
})

it.each([
  [{ result: 'applied' }, 'applied'],
  [{ result: 'refused', reason: 'UNKNOWN_CHARACTER' }, 'refused UNKNOWN_CHARACTER'],
] as const)('finds a portal that answers a known award with %j', async (answer, words) => {
  const { simulation } = simulationWith({ result: 'applied' })
  const [id] = earnSome(simulation)
  await sendAwards(simulation)
  expect(await awardFindings(simulationWith(answer).simulation)).toContain(`The award ${id} is ${words}`)
})

it('accepts that a removed character gets nothing, and finds other refusals', async () => {
  const removed = simulationWith({ result: 'refused', reason: 'CHARACTER_DELETED' })
  earnSome(removed.simulation)
  await sendAwards(removed.simulation)
  expect(removed.found).toEqual([])
  expect(await awardFindings(removed.simulation)).toEqual([])
  const wrong = simulationWith({ result: 'refused', reason: 'AWARD_MISMATCH' })
  journal.write({ award: { ...hero, awardId: 'again', tickets: 1 } })
  await sendAwards(wrong.simulation)
  expect(wrong.found).toEqual(['The award again is refused AWARD_MISMATCH'])
})
