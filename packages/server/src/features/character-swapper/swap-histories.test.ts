import { randomUUID } from 'node:crypto'
import { limits } from '@olympus/contract/limits'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { sampleSummary } from '../../testing/character-reports.ts'
import { claimDirectly, confirmDirectly, rejectDirectly } from '../../testing/direct-game-server.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { ageSwaps } from '../../testing/swap-roster.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { createCharacters } from '../characters/create-characters.ts'
import { failTasksOfCharacter } from '../tasks/fail-tasks-of-character.ts'
import { lapseSwaps } from './lapse-swaps.ts'
import { requestActivation, requestDeactivation } from './request-swap.ts'

const database = withTestDatabase()
const config = { maxActiveSlots: 5, deactivatesWithListings: false }

interface Row {
  readonly id: number
  readonly slot: number | null
}

const charactersOf = (accountId: number) =>
  database.query<Row>(
    sql`select id, slot from character where account_id = ${accountId} and deleted_at is null order by id`,
  )

type Act = (accountId: number, pick: number) => Promise<unknown>

async function picked(accountId: number, pick: number): Promise<number> {
  const characters = await charactersOf(accountId)
  return characters[pick % Math.max(1, characters.length)]?.id ?? 0
}

const claim = async (accountId: number) => {
  const tasks = await claimDirectly(database, { limit: 1000 })
  return tasks.filter((task) => task.accountId === accountId)
}

const acts = {
  activate: async (accountId, pick) => {
    const request = { accountId, characterId: await picked(accountId, pick), isAcknowledged: true }
    return database.transaction((transaction) => requestActivation(transaction, config, request))
  },
  deactivate: async (accountId, pick) => {
    const request = { accountId, characterId: await picked(accountId, pick), isAcknowledged: true }
    return database.transaction((transaction) => requestDeactivation(transaction, config, request))
  },
  confirm: async (accountId) => {
    for (const task of await claim(accountId)) await confirmDirectly(database, task)
  },
  reject: async (accountId) => {
    for (const task of await claim(accountId)) await rejectDirectly(database, { ...task, reason: 'OTHER' })
  },
  wait: async (accountId, pick) => {
    await ageSwaps(database, accountId, `${pick} hours`)
    await lapseSwaps(database)
  },
  report: async (accountId) => {
    if ((await charactersOf(accountId)).length >= limits.maxCharacters) return
    const added = { accountId, gameId: randomUUID(), summary: sampleSummary() }
    await database.transaction((transaction) =>
      createCharacters(transaction, { world: 'main', ...config }, [added]),
    )
  },
  remove: async (accountId, pick) => {
    const characterId = await picked(accountId, pick)
    await database.execute(
      sql`update character set deleted_at = now(), is_active = false, slot = null where id = ${characterId}`,
    )
    await database.transaction((transaction) => failTasksOfCharacter(transaction, characterId))
  },
} satisfies Record<string, Act>

async function expectLimits(accountId: number): Promise<void> {
  const characters = await charactersOf(accountId)
  const pending = await database.query<{ slot: number }>(
    sql`select slot from character_swap where account_id = ${accountId} and state = 'pending' and slot is not null`,
  )
  const taken = [...characters, ...pending].flatMap(({ slot }) => slot ?? [])
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken.length).toBeLessThanOrEqual(config.maxActiveSlots)
  expect(characters.filter(({ slot }) => slot === null).length).toBeLessThanOrEqual(
    limits.maxDeactivatedCharacters,
  )
  expect(characters.length).toBeLessThanOrEqual(limits.maxCharacters)
  const tooSoon = await database.query(sql`
    select from character_swap as first join character_swap as second
      on second.account_id = first.account_id and second.id > first.id
    where first.account_id = ${accountId} and first.kind = 'activate' and second.kind = 'activate'
      and first.state in ('pending', 'applied') and second.state in ('pending', 'applied')
      and second.requested_at < first.requested_at + interval '168 hours'`)
  expect(tooSoon).toEqual([])
}

const step = record({
  name: constantFrom(
    ...(['activate', 'activate', 'deactivate', 'deactivate', 'confirm', 'confirm', 'confirm'] as const),
    ...(['reject', 'wait', 'wait', 'report', 'remove'] as const),
  ),
  pick: integer({ min: 0, max: 200 }),
})

it('never exceeds the limits of an account, whatever happens to its characters', async () => {
  const seen = new Map<string, number>()
  await assert(
    asyncProperty(
      integer({ min: 1, max: 5 }),
      integer({ min: 0, max: 3 }),
      array(step, { minLength: 10, maxLength: 30 }),
      async (active, deactivated, steps) => {
        const accountId = await createAccount(database)
        for (let count = 0; count < active; count += 1) await createCharacter(database, accountId)
        for (let count = 0; count < deactivated; count += 1)
          await createCharacter(database, accountId, { isActive: false })
        for (const { name, pick } of steps) {
          await acts[name](accountId, pick)
          await expectLimits(accountId)
        }
        const swaps = await database.query<{ outcome: string }>(
          sql`select kind || ' ' || state as outcome from character_swap where account_id = ${accountId}`,
        )
        for (const { outcome } of swaps) seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      },
    ),
    { numRuns: 25, seed: 19 },
  )
  // The histories are worth something only if swaps of both kinds end in every way.
  for (const kind of ['activate', 'deactivate'])
    for (const state of ['applied', 'failed', 'lapsed'])
      expect(seen.get(`${kind} ${state}`)).toBeGreaterThan(0)
})
