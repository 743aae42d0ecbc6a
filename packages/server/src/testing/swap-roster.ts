import type { Task } from '@olympus/contract/bridge/tasks'
import { activateCharacter, deactivateCharacter } from '@olympus/contract/character-swapper'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../database/database.ts'
import { claimDirectly } from './direct-game-server.ts'
import { createCharacter } from './game-data.ts'
import type { Entrant } from './game-entrant.ts'
import { newPlayer, type TestPlayer } from './test-account.ts'
import type { TestApp, TestReply } from './test-app.ts'

export interface SwapRoster {
  readonly app: TestApp
  readonly player: TestPlayer
  readonly accountId: number
  readonly active: readonly number[]
  readonly deactivated: readonly number[]
}

/** A new player with this many characters. */
export async function newRoster(
  app: TestApp,
  { active = 2, deactivated = 1 }: { readonly active?: number; readonly deactivated?: number } = {},
): Promise<SwapRoster> {
  const player = await newPlayer(app)
  const { accountId } = player
  const create = async (count: number, isActive: boolean) => {
    const ids: number[] = []
    while (ids.length < count) ids.push(await createCharacter(app.database, accountId, { isActive }))
    return ids
  }
  return {
    app,
    player,
    accountId,
    active: await create(active, true),
    deactivated: await create(deactivated, false),
  }
}

interface SwapOptions {
  readonly isAcknowledged?: boolean
  readonly idempotencyKey?: string
}

const requestOf = (as: TestPlayer, characterId: number | undefined, options: SwapOptions) => {
  const { isAcknowledged = true, ...more } = options
  return { as, params: { characterId: characterId ?? 0 }, body: { isAcknowledged }, ...more }
}

export const activate = (
  { app, player }: SwapRoster,
  characterId: number | undefined,
  options: SwapOptions = {},
): Promise<TestReply<typeof activateCharacter>> =>
  app.call(activateCharacter, requestOf(player, characterId, options))

export const deactivate = (
  { app, player }: SwapRoster,
  characterId: number | undefined,
  options: SwapOptions = {},
): Promise<TestReply<typeof deactivateCharacter>> =>
  app.call(deactivateCharacter, requestOf(player, characterId, options))

/** Claims the task of the account's pending swap as a game server without HTTP. */
export async function claimSwap(
  database: Database,
  { accountId }: Pick<SwapRoster, 'accountId'>,
  options: { readonly name?: string; readonly leaseMs?: number } = {},
): Promise<Task & { readonly answer: { readonly id: number; readonly leaseToken: string } }> {
  const tasks = await claimDirectly(database, { limit: 1000, ...options })
  const task = tasks.find((claimed) => claimed.accountId === accountId)
  if (!task) throw new Error('The task of the swap cannot be claimed')
  return { ...task, answer: { id: task.id, leaseToken: task.leaseToken } }
}

/** Lets the requests of the account's swaps be older. */
export const ageSwaps = (queries: Queries, accountId: number, by: string): Promise<number> =>
  queries.execute(sql`
    update character_swap set requested_at = requested_at - ${by}::interval where account_id = ${accountId}`)

interface CharacterState {
  readonly isActive: boolean
  readonly slot: number | null
  readonly isDated: boolean
}

/** A character; `isDated`: it has the date of its last swap. */
export const stateOf = (queries: Queries, characterId: number | undefined): Promise<CharacterState> =>
  queries.one<CharacterState>(sql`
    select is_active, slot, case when is_active then activated_at else deactivated_at end is not null as is_dated
    from character where id = ${characterId ?? 0}`)

/** The states of an account's swaps, oldest first. */
export async function swapStatesOf(queries: Queries, accountId: number): Promise<string[]> {
  const swaps = await queries.query<{ state: string }>(
    sql`select state from character_swap where account_id = ${accountId} order by id`,
  )
  return swaps.map(({ state }) => state)
}

export const rosterOf = ({ app, player }: SwapRoster): Promise<DataOf<typeof listCharacters>> =>
  app.callOrFail(listCharacters, { as: player })

/** Lets the player confirm a permanent selection that deletes the second character. */
export const selectFirst = (
  queries: Queries,
  { accountId, active: [kept, deleted] }: SwapRoster,
  state = 'pending',
): Promise<number> =>
  queries.execute(sql`
    insert into character_selection (account_id, state, kept_ids, deleted_ids, heir_id, confirmed_items, request_key, locale,
      cooling_off_hours, due_at)
    values (${accountId}, ${state}, array[${kept}]::bigint[], array[${deleted}]::bigint[], ${kept}, '[]', gen_random_uuid(),
      'en', 72, now() + interval '72 hours')`)

/** The first active character, to enter the game. */
export async function entrantOf(
  queries: Queries,
  { accountId, active: [characterId = 0] }: SwapRoster,
): Promise<Entrant> {
  const { gameId } = await queries.one<{ gameId: string }>(
    sql`select game_id from character where id = ${characterId}`,
  )
  return { accountId, characterId, gameId }
}
