import { randomUUID } from 'node:crypto'
import { reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import { awardTickets, type TicketAward } from '@olympus/contract/bridge/tickets'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()
let server: TestGameServer

beforeEach(async () => {
  server = await newGameServer(app)
})

async function newHero(owner?: number) {
  const accountId = owner ?? (await createAccount(database))
  const gameId = randomUUID()
  const characterId = await createCharacter(database, accountId, {
    gameId,
    name: `Hero ${gameId.slice(0, 8)}`,
  })
  await newEventsOf(database, accountId)
  return { accountId, gameId, characterId }
}

const awardOf = (hero: { readonly gameId: string }, changes: Partial<TicketAward> = {}): TicketAward => ({
  gameId: hero.gameId,
  awardId: `quest-${randomUUID()}`,
  tickets: 2,
  ...changes,
})

const award = async (...entries: TicketAward[]) => (await server.sendBatch(awardTickets, entries)).answers

const head = () => ({ bootId: server.bootId, batchId: randomUUID(), sentAt: new Date().toISOString() })

const entriesOf = (accountId: number) =>
  database.query(sql`
    select amount, balance_after, kind, reference, character_id from wheel_entry
    where account_id = ${accountId} and currency = 'ticket' order by id`)

it('gives tickets to the accounts of characters and notifies their pages', async () => {
  const [first, second] = [await newHero(), await newHero()]
  const [one, two, three] = [awardOf(second), awardOf(first, { tickets: 1000 }), awardOf(second)]
  expect(await award(one, two, three)).toEqual([
    { index: 0, result: 'applied' },
    { index: 1, result: 'applied' },
    { index: 2, result: 'applied' },
  ])
  const { characterId } = second
  const kind = 'game-award'
  expect(await entriesOf(second.accountId)).toEqual([
    { amount: 2, balanceAfter: 2, kind, reference: `game:main:${one.awardId}`, characterId },
    { amount: 2, balanceAfter: 4, kind, reference: `game:main:${three.awardId}`, characterId },
  ])
  expect(await entriesOf(first.accountId)).toMatchObject([{ amount: 1000, balanceAfter: 1000 }])
  for (const { accountId } of [first, second])
    expect(await newEventsOf(database, accountId)).toEqual(['wheel-changed'])
})

it('gives an award once, in whatever batch and from whatever game server it comes', async () => {
  const hero = await newHero()
  const given = awardOf(hero)
  expect(await award(given, given)).toMatchObject([{ result: 'applied' }, { result: 'unchanged' }])
  server = await newGameServer(app)
  const answers = await Promise.all(Array.from({ length: 5 }, () => award(given)))
  expect(answers.flat().map(({ result }) => result)).toEqual(Array.from({ length: 5 }, () => 'unchanged'))
  expect(await entriesOf(hero.accountId)).toHaveLength(1)
})

it('gives an award once when batches with it come at the same time', async () => {
  const hero = await newHero()
  const given = awardOf(hero)
  const results = (await Promise.all(Array.from({ length: 8 }, () => award(given)))).flat()
  expect(results.filter(({ result }) => result === 'applied')).toHaveLength(1)
  expect(results.filter(({ result }) => result === 'unchanged')).toHaveLength(7)
  expect(await entriesOf(hero.accountId)).toHaveLength(1)
})

it('refuses an award that comes again with other contents', async () => {
  const hero = await newHero()
  const [friend, stranger] = [await newHero(hero.accountId), await newHero()]
  const given = awardOf(hero)
  await award(given)
  const others = [
    { ...given, tickets: 3 },
    { ...given, gameId: friend.gameId },
    { ...given, gameId: stranger.gameId },
  ]
  expect(await award(...others)).toEqual(
    others.map((_, index) => ({ index, result: 'refused', reason: 'AWARD_MISMATCH' })),
  )
  expect(await entriesOf(hero.accountId)).toHaveLength(1)
  expect(await entriesOf(stranger.accountId)).toEqual([])
})

it('refuses unknown characters and those of other worlds, and leaves the other entries', async () => {
  const [hero, abroad] = [await newHero(), await createAccount(database)]
  const gameId = randomUUID()
  await createCharacter(database, abroad, { gameId, world: 'second' })
  expect(await award(awardOf({ gameId: 'nobody' }), awardOf({ gameId }), awardOf(hero))).toMatchObject([
    { result: 'refused', reason: 'UNKNOWN_CHARACTER' },
    { result: 'refused', reason: 'UNKNOWN_CHARACTER' },
    { result: 'applied' },
  ])
  const world = 'second'
  const body = {
    ...head(),
    world,
    entries: [awardOf({ gameId })],
  }
  expect(await server.call(awardTickets, { body })).toMatchObject({ key: 'WORLD_NOT_ALLOWED' })
})

it('refuses new awards of a deleted character, and knows the earlier ones', async () => {
  const hero = await newHero()
  const given = awardOf(hero)
  await award(given)
  const deletion = { gameId: hero.gameId, deletedAt: new Date().toISOString() }
  await server.sendBatch(reportDeletedCharacters, [deletion])
  expect(await award(given, awardOf(hero))).toMatchObject([
    { result: 'unchanged' },
    { result: 'refused', reason: 'CHARACTER_DELETED' },
  ])
})

it('the same ID is another award in another world', async () => {
  const [hero, accountId] = [await newHero(), await createAccount(database)]
  const gameId = randomUUID()
  await createCharacter(database, accountId, { gameId, world: 'second' })
  const given = awardOf(hero)
  await award(given)
  const elsewhere = await newGameServer(app, { worlds: ['second'] })
  const { answers } = await elsewhere.sendBatch(awardTickets, [{ ...given, gameId }], { world: 'second' })
  expect(answers).toMatchObject([{ result: 'applied' }])
})

it('needs a scope of its own', async () => {
  server = await newGameServer(app, { scopes: ['characters', 'presence', 'tasks'] })
  const body = {
    ...head(),
    world: 'main',
    entries: [awardOf(await newHero())],
  }
  expect(await server.call(awardTickets, { body })).toMatchObject({ key: 'SCOPE_MISSING' })
})

it.each([
  { tickets: 0 },
  { tickets: -1 },
  { tickets: 1001 },
  { tickets: 1.5 },
  { awardId: '' },
  { awardId: 'a'.repeat(65) },
  { awardId: 'quest 7' },
])('refuses %j', async (changes) => {
  const hero = await newHero()
  expect(await award(awardOf(hero, changes))).toMatchObject([{ result: 'refused', reason: 'BAD_ENTRY' }])
  expect(await entriesOf(hero.accountId)).toEqual([])
})
