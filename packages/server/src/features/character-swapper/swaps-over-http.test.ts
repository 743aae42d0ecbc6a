import { randomUUID } from 'node:crypto'
import { listSwaps } from '@olympus/contract/character-swapper'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleSummary } from '../../testing/character-reports.ts'
import { confirmDirectly } from '../../testing/direct-game-server.ts'
import { enter } from '../../testing/game-entrant.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import {
  activate,
  ageSwaps,
  claimSwap,
  deactivate,
  entrantOf,
  newRoster,
  rosterOf,
  selectFirst,
  type SwapRoster,
} from '../../testing/swap-roster.ts'
import { dataOf } from '../../testing/test-app.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { createCharacters } from '../characters/create-characters.ts'

const { app, database } = withTestApp()

let server: TestGameServer
beforeAll(async () => {
  server = await newGameServer(app)
})

async function confirmed(roster: SwapRoster): Promise<void> {
  const { answer } = await claimSwap(database, roster)
  expect(await confirmDirectly(database, answer)).toBe('applied')
}

describe('an activation', () => {
  it('waits for the game in the first free slot, which the roster shows', async () => {
    const roster = await newRoster(app, { active: 3 })
    const [, second] = roster.active
    const [characterId = 0] = roster.deactivated
    await database.execute(sql`update character set is_active = false, slot = null where id = ${second}`)
    await newEventsOf(database, roster.accountId)
    const swap = dataOf(await activate(roster, characterId))
    expect(swap).toMatchObject({
      kind: 'activate',
      character: { id: characterId, name: 'Kallistrate', characterClass: 'hoplite', className: null },
      slot: 1,
      state: 'pending',
      failureReason: null,
      gameServer: null,
      settledAt: null,
    })
    expect(await newEventsOf(database, roster.accountId)).toEqual(['characters-changed'])
    const { pendingSwap, activationAvailableAt, characters } = await rosterOf(roster)
    expect(pendingSwap).toEqual({
      id: swap.id,
      kind: 'activate',
      characterId,
      slot: 1,
      requestedAt: swap.requestedAt,
    })
    const week = 7 * 24 * 60 * 60 * 1000
    expect(Date.parse(activationAvailableAt ?? '')).toBe(Date.parse(swap.requestedAt) + week)
    expect(characters.find(({ id }) => id === characterId)).toMatchObject({ isActive: false, slot: null })
  })

  it('is shown once the game has confirmed it, with a date of its own', async () => {
    const roster = await newRoster(app)
    const [characterId] = roster.deactivated
    const { id } = dataOf(await activate(roster, characterId))
    const task = await claimSwap(database, roster)
    expect(task).toMatchObject({ kind: 'activate', slot: 2, characterId })
    await newEventsOf(database, roster.accountId)
    expect(await confirmDirectly(database, task.answer)).toBe('applied')
    expect(await newEventsOf(database, roster.accountId)).toEqual(['characters-changed'])
    const { pendingSwap, characters } = await rosterOf(roster)
    expect(pendingSwap).toBeNull()
    expect(characters.at(-1)).toMatchObject({ isActive: true, slot: 2, deactivatedAt: null })
    expect(characters.at(-1)?.activatedAt).not.toBeNull()
    const { entries } = await app.callOrFail(listSwaps, { as: roster.player })
    expect(entries).toMatchObject([{ id, state: 'applied', gameServer: 'delphi', failureReason: null }])
    expect(entries[0]?.settledAt).not.toBeNull()
  })

  it('keeps its slot from characters that the game reports meanwhile', async () => {
    const roster = await newRoster(app, { active: 4 })
    await activate(roster, roster.deactivated[0])
    const added = { accountId: roster.accountId, gameId: randomUUID(), summary: sampleSummary() }
    await database.transaction((transaction) =>
      createCharacters(transaction, { world: 'main', maxActiveSlots: 5 }, [added]),
    )
    const { characters } = await rosterOf(roster)
    expect(characters.filter(({ isActive }) => isActive)).toHaveLength(4)
    await confirmed(roster)
    expect((await rosterOf(roster)).characters.filter(({ isActive }) => isActive)).toHaveLength(5)
  })

  it('is answered the same when it is repeated', async () => {
    const roster = await newRoster(app)
    const options = { idempotencyKey: randomUUID() }
    const first = dataOf(await activate(roster, roster.deactivated[0], options))
    await confirmed(roster)
    expect(dataOf(await activate(roster, roster.deactivated[0], options))).toEqual(first)
    expect((await app.callOrFail(listSwaps, { as: roster.player })).totalEntries).toBe(1)
  })
})

it('deactivates a character, which loses its slot and gets a date of its own', async () => {
  const roster = await newRoster(app)
  const [characterId] = roster.active
  expect(dataOf(await deactivate(roster, characterId))).toMatchObject({
    kind: 'deactivate',
    slot: null,
    state: 'pending',
  })
  await confirmed(roster)
  const { characters, activationAvailableAt, pendingSwap } = await rosterOf(roster)
  expect(characters.find(({ id }) => id === characterId)).toMatchObject({
    isActive: false,
    slot: null,
    activatedAt: null,
    deactivatedAt: expect.any(String),
  })
  // Only activations count.
  expect({ activationAvailableAt, pendingSwap }).toEqual({ activationAvailableAt: null, pendingSwap: null })
})

describe('the game', () => {
  it('lets no character of the account in while a swap is pending', async () => {
    const roster = await newRoster(app)
    const entrant = await entrantOf(database, roster)
    await activate(roster, roster.deactivated[0])
    expect(await enter(server, entrant)).toMatchObject({ status: 409, key: 'CHARACTERS_CHANGING' })
    await confirmed(roster)
    expect(await enter(server, entrant)).toMatchObject({ status: 200 })
  })

  it.each([
    ['pending', { status: 200, key: 'SUCCESS' }],
    ['changed', { status: 200, key: 'SUCCESS' }],
    ['running', { status: 409, key: 'CHARACTERS_CHANGING' }],
  ])('answers during a %s selection: %o', async (state, answer) => {
    const roster = await newRoster(app)
    await selectFirst(database, roster, state)
    expect((await rosterOf(roster)).openSelection).toMatchObject({ state, heirId: roster.active[0] })
    expect(await enter(server, await entrantOf(database, roster))).toMatchObject(answer)
  })
})

it('lists swaps in pages, newest first, also of deleted characters', async () => {
  const roster = await newRoster(app, { active: 3 })
  await deactivate(roster, roster.active[0])
  await confirmed(roster)
  await deactivate(roster, roster.active[1])
  await confirmed(roster)
  await ageSwaps(database, roster.accountId, '1 hour')
  await activate(roster, roster.deactivated[0])
  await database.execute(sql`update character set deleted_at = now() where id = ${roster.active[0]}`)
  const pageOf = (page: number) =>
    app.callOrFail(listSwaps, { as: roster.player, query: { page, pageSize: 2 } })
  expect(await pageOf(1)).toMatchObject({
    entries: [
      { kind: 'activate', state: 'pending' },
      { kind: 'deactivate', character: { id: roster.active[1] } },
    ],
    totalEntries: 3,
    page: 1,
    pageSize: 2,
  })
  expect((await pageOf(2)).entries).toMatchObject([{ character: { id: roster.active[0] }, state: 'applied' }])
  expect((await pageOf(3)).entries).toEqual([])
  const stranger = await newRoster(app)
  expect((await app.callOrFail(listSwaps, { as: stranger.player })).totalEntries).toBe(0)
})
