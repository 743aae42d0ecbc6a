import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BridgeClient } from '../bridge-client.ts'
import { type Journal, openJournal } from '../game/journal.ts'
import { newCharacter } from '../game/new-character.ts'
import { drawsOf } from '../random.ts'
import { noFaults } from './options.ts'
import { createReporter } from './reporter.ts'

const hero = newCharacter({ accountId: 1, gameId: '1-hero', world: 'main' }, new Date('2025-06-14T18:42:00Z'))

let folder: string
let journal: Journal

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-reporter-'))
  journal = openJournal(folder)
})

afterEach(() => {
  journal.close()
  fs.rmSync(folder, { recursive: true })
})

/** A portal that answers only when it is told to. */
function silentPortal() {
  const found: string[] = []
  const answers: ((result: EntryAnswer['result']) => void)[] = []
  const client = {
    call: () =>
      new Promise((resolve) => answers.push((result) => resolve({ answers: [{ index: 0, result }] }))),
  } as unknown as BridgeClient
  const reporter = createReporter({
    bootId: 'boot',
    characterOf: () => hero,
    client,
    counts: { snapshots: 0, handedOut: 0, known: 0, retried: 0, rejected: 0, logIns: 0, trades: 0 },
    draws: drawsOf(3),
    epoch: 1,
    findings: { list: found, add: (finding) => found.push(finding) },
    journal,
    now: () => new Date('2025-06-14T18:42:00Z'),
    options: { faults: noFaults },
    worlds: ['main'],
  })
  return {
    reporter,
    found,
    answer: (index: number, result: EntryAnswer['result']) => answers[index]?.(result),
  }
}

it('reports that the newest snapshot was answered stale', async () => {
  const { reporter, found, answer } = silentPortal()
  const { sent } = reporter.report(hero)
  answer(0, 'stale')
  await sent
  expect(found).toEqual(['The newest snapshot of 1-hero was answered stale'])
})

it('accepts that a snapshot is stale when a later one is under way', async () => {
  const { reporter, found, answer } = silentPortal()
  const earlier = reporter.report(hero)
  const later = reporter.report(hero)
  answer(0, 'stale')
  await earlier.sent
  answer(1, 'applied')
  await later.sent
  expect(found).toEqual([])
})
