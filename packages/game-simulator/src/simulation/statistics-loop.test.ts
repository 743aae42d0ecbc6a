import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import type { ReportedStatistics } from '@olympus/contract/bridge/statistics'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BridgeClient } from '../bridge-client.ts'
import { withDeed } from '../game/game-character.ts'
import { type Journal, openJournal } from '../game/journal.ts'
import { newCharacter } from '../game/new-character.ts'
import { drawsOf } from '../random.ts'
import { noFaults, type SimulatorOptions } from './options.ts'
import { sendStatistics, statisticFindings } from './statistics-loop.ts'

const now = new Date('2026-11-23T14:00:00Z')
const hero = newCharacter({ accountId: 1, gameId: '1-hero', world: 'main' }, now)
const fought = withDeed(hero, { breakdowns: { families: { 2: 5 } } })

let folder: string
let journal: Journal

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-statistics-'))
  journal = openJournal(folder)
})

afterEach(() => {
  journal.close()
  fs.rmSync(folder, { recursive: true })
})

/** A portal that answers every entry like this. */
function simulationWith(
  answer: Pick<EntryAnswer, 'reason' | 'result'>,
  { isAllowed = true, faults = noFaults } = {},
) {
  const found: string[] = []
  const sent: ReportedStatistics[] = []
  const client = {
    async call(_: unknown, { body }: { body: { entries: readonly ReportedStatistics[] } }) {
      sent.push(...body.entries)
      return { answers: body.entries.map((__, index) => ({ index, ...answer })) }
    },
  } as unknown as BridgeClient
  const simulation = {
    bootId: 'b0070000-0000-4000-8000-000000000001',
    client,
    counting: { isAllowed, epoch: 7, reported: new Map<string, ReportedStatistics>() },
    draws: drawsOf(3),
    findings: { list: found, add: (...finding: readonly string[]) => void found.push(...finding) },
    journal,
    now: () => now,
    options: { faults } as SimulatorOptions,
  }
  return { simulation, found, sent }
}

it('reports what was counted, once, in the epoch of its journal', async () => {
  journal.write({ characters: [hero] })
  const { simulation, found, sent } = simulationWith({ result: 'applied' })
  await sendStatistics(simulation)
  expect(sent).toEqual([])
  journal.write({ characters: [fought] })
  await sendStatistics(simulation)
  await sendStatistics(simulation)
  expect(sent).toEqual([
    expect.objectContaining({
      gameId: '1-hero',
      counterEpoch: 7,
      counters: { monstersKilled: 5 },
      breakdowns: { families: { 2: 5 } },
      latest: { goldHeld: hero.sections.summary.gold },
    }),
  ])
  expect(found).toEqual([])
})

it('reports nothing with a key that may not', async () => {
  journal.write({ characters: [fought] })
  const { simulation, sent } = simulationWith({ result: 'applied' }, { isAllowed: false })
  await sendStatistics(simulation)
  expect(sent).toEqual([])
})

it('reports a character again until the portal has it, and all after a kill', async () => {
  journal.write({ characters: [fought] })
  const early = simulationWith({ result: 'refused', reason: 'UNKNOWN_CHARACTER' })
  await sendStatistics(early.simulation)
  await sendStatistics(early.simulation)
  expect([early.sent.length, early.found]).toEqual([2, []])
  journal.close()
  journal = openJournal(folder)
  const next = simulationWith({ result: 'applied' })
  await sendStatistics(next.simulation)
  expect(next.sent).toEqual([expect.objectContaining({ counters: { monstersKilled: 5 } })])
})

it.each<readonly [what: string, answer: Pick<EntryAnswer, 'reason' | 'result'>, isFinding: boolean]>([
  ['a total that fell', { result: 'refused', reason: 'COUNTER_FELL' }, true],
  ['a stale report that nothing overtook', { result: 'stale' }, true],
  ['a character that was deleted', { result: 'refused', reason: 'CHARACTER_DELETED' }, false],
])('%s', async (_, answer, isFinding) => {
  journal.write({ characters: [fought] })
  const { simulation, found } = simulationWith(answer)
  await sendStatistics(simulation)
  expect(found).toHaveLength(isFinding ? 1 : 0)
})

it('reports may overtake one another where requests do', async () => {
  journal.write({ characters: [fought] })
  const { simulation, found } = simulationWith(
    { result: 'stale' },
    { faults: { ...noFaults, reorder: true } },
  )
  await sendStatistics(simulation)
  expect(found).toEqual([])
})

it('the portal must have just what the game has counted', async () => {
  journal.write({ characters: [fought] })
  const equal = simulationWith({ result: 'unchanged' })
  await sendStatistics(equal.simulation)
  expect(await statisticFindings(equal.simulation)).toEqual([])
  const other = simulationWith({ result: 'applied' })
  await sendStatistics(other.simulation)
  expect(await statisticFindings(other.simulation)).toEqual([expect.stringContaining('1-hero')])
})
