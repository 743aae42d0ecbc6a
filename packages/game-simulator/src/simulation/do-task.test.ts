import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Task } from '@olympus/contract/bridge/tasks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type GameCharacter, withSections } from '../game/game-character.ts'
import { newItem } from '../game/items.ts'
import { characterKey, type Journal, openJournal } from '../game/journal.ts'
import { type CharacterKey, newCharacter } from '../game/new-character.ts'
import { entryFindings } from './entry-findings.ts'
import { duplicatedListings } from './compare.ts'
import { doTask, type TaskContext } from './do-task.ts'
import { noFaults } from './options.ts'

const now = new Date('2025-06-14T18:42:00Z')
const characterNamed = (gameId: string) => newCharacter({ accountId: 1, gameId, world: 'main' }, now)
const hero = characterNamed('1-hero')
const heir = characterNamed('1-heir')
const harpe = { ...newItem('Harpe', { serial: 'a', upgrade: 7, amount: 3 }) }

const withHarpe = (character: GameCharacter) =>
  withSections(character, { inventory: { items: [{ type: 2, position: 0, item: harpe }] } })
const withoutListings = (character: GameCharacter) =>
  withSections(character, { bazaar: { listings: [], bids: [] } })
const offering: GameCharacter = withSections(hero, {
  bazaar: {
    listings: [
      {
        listingId: 'l-1',
        item: harpe,
        amount: 3,
        soldAmount: 0,
        pricePerItem: 5,
        saleFee: 1,
        isPackage: false,
        hasMedal: false,
        listedAt: now.toISOString(),
        expiresAt: now.toISOString(),
      },
    ],
  },
})

let folder: string
let journal: Journal
let found: string[]
/** Epochs in which the game reports from then on. */
let epochs: number[]
/** Characters that the portal is to get. */
let changed: string[]

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-tasks-'))
  journal = openJournal(folder)
  found = []
  epochs = []
  changed = []
})

afterEach(() => {
  journal.close()
  fs.rmSync(folder, { recursive: true })
})

/** `reports`: whether the portal has stored each report of a character. */
function game({
  online = [],
  playable = [],
  reports = [],
  busy = 0,
  rejectEvery = null,
  rejectsSwaps = false,
}: {
  online?: readonly GameCharacter[]
  playable?: readonly GameCharacter[]
  reports?: boolean[]
  busy?: number
  rejectEvery?: number | null
  rejectsSwaps?: boolean
} = {}) {
  const context = {
    simulation: {
      journal,
      worlds: ['main'],
      findings: { list: found, add: (...more: string[]) => void found.push(...more) },
      options: { rejectEvery, rejectsSwaps, faults: { ...noFaults, busy } },
      draws: { tasks: () => 0 },
      characterOf: (key: CharacterKey) =>
        journal.characters.get(characterKey(key)) ?? characterNamed(key.gameId),
    },
    reporter: {
      markChanged: ({ gameId }: GameCharacter) => void changed.push(gameId),
      enterEpoch: (_: GameCharacter, epoch: number) => void epochs.push(epoch),
      reportAll: async () => reports.shift() ?? false,
    },
    sessions: {
      online: () => [...online],
      isPlaying: () => false,
      isPlayable: ({ gameId }: GameCharacter) => playable.some((character) => character.gameId === gameId),
    },
  } as unknown as TaskContext
  return (task: object) =>
    doTask(context, {
      id: 5,
      leaseToken: 'token',
      attempts: 1,
      world: 'main',
      accountId: 1,
      characterId: 9,
      gameId: hero.gameId,
      itemId: null,
      gameItem: null,
      gift: null,
      quantity: 1,
      ...task,
    } as unknown as Task)
}

const inGame = (gameId: string) => journal.characters.get(`main ${gameId}`)

it('hands out exactly the item of a removed character, once', async () => {
  journal.write({ characters: [{ ...withHarpe(hero), isDeleted: true }, heir] })
  const task = { kind: 'delivery', gameId: heir.gameId, gameItem: harpe, quantity: 3 }
  expect(await game()(task)).toEqual({ kind: 'confirm', isRepeat: false })
  expect(await game()(task)).toEqual({ kind: 'confirm', isRepeat: true })
  const items = inGame(heir.gameId)?.sections.inventory.items.map(({ item }) => item)
  expect(items?.filter(({ serial }) => serial === 'a')).toEqual([harpe])
  expect(found).toEqual([])
  await game()({ ...task, id: 6 })
  expect(found).toEqual(['Task 6 hands out item a again'])
})

it('finds a restored item that no removed character had', async () => {
  journal.write({ characters: [{ ...withHarpe(hero), isDeleted: true }, heir] })
  const gameItem = { ...harpe, upgrade: 8 }
  await game()({ kind: 'delivery', gameId: heir.gameId, gameItem, quantity: 3 })
  expect(found).toEqual(['Task 5 hands out an item that no removed character had'])
})

it('confirms a report once the portal has stored it in the epoch of the task', async () => {
  const task = { kind: 'report-character', epoch: 8 }
  expect(await game({ reports: [false, true] })(task)).toMatchObject({ kind: 'confirm' })
  expect(epochs).toEqual([8])
  expect(await game({ reports: [] })({ kind: 'report-character', id: 6 })).toMatchObject({ kind: 'retry' })
  expect([...journal.done.keys()]).toEqual([5])
})

it('moves listings once, and finds one that is there twice', async () => {
  journal.write({ characters: [offering, withoutListings(heir)] })
  const move = { kind: 'move-listings', toGameId: heir.gameId, toCharacterId: 10 }
  await game()(move)
  await game()(move)
  expect(inGame(hero.gameId)?.sections.bazaar.listings).toEqual([])
  expect(inGame(heir.gameId)?.sections.bazaar.listings).toEqual(offering.sections.bazaar.listings)
  expect(duplicatedListings(journal)).toEqual([])
  journal.write({ characters: [offering] })
  expect(duplicatedListings(journal)).toEqual(['Listing l-1 is with 1-hero and with 1-heir'])
})

it('finds a removal that would lose listings', async () => {
  journal.write({ characters: [offering] })
  await game()({ kind: 'remove-character' })
  expect(found).toEqual(['Task 5 removes 1-hero, which has listings or bids'])
  expect(inGame(hero.gameId)).toMatchObject({ isDeleted: true, isActive: false })
})

it.each([
  ['activate', {}],
  ['move-listings', { toGameId: heir.gameId }],
  ['remove-character', {}],
])('finds %s while the account plays', async (kind, more) => {
  journal.write({ characters: [withoutListings(hero)] })
  await game({ online: [heir] })({ kind, slot: 1, ...more })
  expect(found).toEqual([`Task 5 (${kind}) came while account 1 plays`])
})

it('finds a deactivation of a character that may be played, not of one beyond the limit', async () => {
  await game({ online: [heir], playable: [heir] })({ kind: 'deactivate' })
  expect(found).toEqual([])
  await game({ online: [heir], playable: [heir, hero] })({ kind: 'deactivate', id: 6 })
  expect(found).toEqual(['Task 6 (deactivate) came while account 1 plays'])
})

it('rejects swaps if it is told to, and does the other tasks', async () => {
  const rejecting = game({ rejectsSwaps: true })
  expect(await rejecting({ kind: 'activate', slot: 0 })).toMatchObject({ kind: 'reject' })
  expect(await rejecting({ kind: 'delivery', itemId: 'draught' })).toMatchObject({ kind: 'confirm' })
})

it('does other tasks than deliveries later while it is busy', async () => {
  expect(await game({ busy: 1 })({ kind: 'remove-character' })).toMatchObject({ kind: 'retry' })
  expect(journal.done.size).toBe(0)
})

it('finds entries of closed characters and slots with two characters', () => {
  const active = [
    { gameId: hero.gameId, world: 'main', slot: 0 },
    { gameId: heir.gameId, world: 'main', slot: 1 },
  ]
  expect(entryFindings(hero, active)).toEqual([])
  expect(entryFindings({ ...hero, isDeleted: true }, active)).toEqual([
    '1-hero entered the game, but was removed',
  ])
  expect(entryFindings({ ...hero, isActive: false }, active)).toEqual([
    '1-hero entered the game, but is deactivated',
  ])
  const crowded = active.map((character) => ({ ...character, slot: 0 }))
  expect(entryFindings(hero, crowded)).toEqual(['Account 1 has two characters in one slot'])
  expect(entryFindings(hero, active.slice(1))).toEqual([
    '1-hero entered the game, but is not one of the active characters',
  ])
})

it('reports a character that it meets in a delivery that it rejects', async () => {
  const run = game({ rejectEvery: 5 })
  expect(await run({ kind: 'delivery', itemId: 'harpe' })).toMatchObject({ kind: 'reject' })
  expect(changed).toEqual([hero.gameId])
  journal.write({ characters: [hero] })
  await run({ kind: 'delivery', itemId: 'harpe' })
  expect(changed).toEqual([hero.gameId])
})
