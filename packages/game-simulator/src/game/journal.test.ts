import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { characterKey, openJournal, readJournal } from './journal.ts'
import { newCharacter } from './new-character.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-journal-'))
const file = path.join(folder, 'journal.jsonl')
const hero = newCharacter({ accountId: 1, gameId: '1-hero', world: 'main' }, new Date())
const task = { id: 5, leaseToken: 'a', kind: 'delivery' } as const

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

it('remembers what was written, also after it was opened twice', () => {
  const first = openJournal(folder)
  first.write({ done: task, characters: [hero] })
  first.write({ done: { ...task, leaseToken: 'b' } })
  first.write({ confirmed: [5] })
  first.close()
  openJournal(folder).close()
  const { done, confirmed, characters } = openJournal(folder)
  expect(done.get(5)?.leaseToken).toBe('b')
  expect(confirmed.has(5)).toBe(true)
  expect(characters.get(characterKey(hero))).toEqual(hero)
})

it('forgets a line that a kill has cut off, with all that it changed', () => {
  const journal = openJournal(folder)
  journal.write({ characters: [hero] })
  journal.write({ done: task, characters: [{ ...hero, isActive: false }] })
  journal.close()
  fs.truncateSync(file, fs.statSync(file).size - 10)
  const { done, characters } = readJournal(folder)
  expect(done.size).toBe(0)
  expect(characters.get(characterKey(hero))?.isActive).toBe(true)
})

it('keeps no earlier states once it was opened again', () => {
  const journal = openJournal(folder)
  for (let turn = 0; turn < 20; turn++) journal.write({ characters: [hero] })
  journal.close()
  const before = fs.statSync(file).size
  openJournal(folder).close()
  expect(fs.statSync(file).size).toBeLessThan(before / 10)
})

it('keeps the epoch in which its characters count, and a lost journal has none', () => {
  expect(openJournal(folder).counterEpoch.value).toBeNull()
  openJournal(folder).write({ counterEpoch: 7 })
  openJournal(folder).close()
  expect(openJournal(folder).counterEpoch.value).toBe(7)
  fs.rmSync(folder, { recursive: true })
  expect(openJournal(folder).counterEpoch.value).toBeNull()
})
