import { limits } from '@olympus/contract/limits'
import type { GameCharacter } from '@olympus/game-simulator/game/game-character'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import type { Game } from './game.ts'
import type { DrillRecord } from './record.ts'

const maxActiveSlots = 5

interface StoredCharacter {
  readonly id: number
  readonly key: string
  readonly isActive: boolean
  readonly isDeleted: boolean
}

const keyOf = ({ world, gameId }: GameCharacter) => `${world} ${gameId}`

/** Activity and deletion must be the same in the portal and in the game. */
function stateDifferences(stored: readonly StoredCharacter[], inGame: ReadonlyMap<string, GameCharacter>) {
  return stored.flatMap(({ id, key, isActive, isDeleted }) => {
    const known = inGame.get(key)
    // A character that never played and never changed is unknown to the game.
    const game = known ?? { isActive: true, isDeleted: false }
    return game.isActive === isActive && game.isDeleted === isDeleted
      ? []
      : [`Character ${id} differs from the game: ${JSON.stringify({ isActive, isDeleted, game })}`]
  })
}

async function limitDifferences(database: Database): Promise<string[]> {
  const accounts = await database.query<{ accountId: number; active: number; deactivated: number }>(sql`
    select account_id, count(*) filter (where is_active) as active, count(*) filter (where not is_active) as deactivated
    from character where deleted_at is null group by account_id`)
  const slots = await database.query<{ accountId: number; slot: number }>(sql`
    select account_id, slot from character where is_active group by account_id, slot having count(*) > 1`)
  return [
    ...accounts
      .filter(
        ({ active, deactivated }) =>
          active === 0 || active > maxActiveSlots || deactivated > limits.maxDeactivatedCharacters,
      )
      .map((account) => `An account is over the limits: ${JSON.stringify(account)}`),
    ...slots.map(({ accountId, slot }) => `Account ${accountId} has two characters in slot ${slot}`),
  ]
}

async function swapDifferences(database: Database, { swaps }: DrillRecord, game: Game): Promise<string[]> {
  const rows = await database.query<{
    id: number
    accountId: number
    taskId: number
    kind: string
    state: string
  }>(sql`select id, account_id, task_id, kind, state from character_swap`)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const done = new Set(game.doneTasks())
  const activations = Map.groupBy(
    rows.filter(({ kind, state }) => kind === 'activate' && state === 'applied'),
    ({ accountId }) => accountId,
  )
  return [
    ...swaps.filter((id) => !stored.has(id)).map((id) => `Swap ${id} was acknowledged but is missing`),
    ...(rows.length === new Set(swaps).size
      ? []
      : [`${new Set(swaps).size} swaps were acknowledged, but ${rows.length} are stored`]),
    ...rows
      .filter(({ taskId, state }) => state !== 'applied' || !done.has(taskId))
      .map(
        ({ id, state, taskId }) =>
          `Swap ${id} is ${state}, its task is ${done.has(taskId) ? 'done' : 'not done'}`,
      ),
    ...[...activations]
      .filter(([, { length }]) => length > 1)
      .map(([accountId, { length }]) => `Account ${accountId} activated ${length} characters in a week`),
  ]
}

/** The text of an item, whatever the order of its fields. */
const textOf = (item: object): string =>
  JSON.stringify(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))

const itemsOf = ({ sections: { equipment, inventory, mates } }: GameCharacter): string[] =>
  [
    ...[...equipment.items, ...inventory.items].map(({ item }) => item),
    ...mates.mates.flatMap((mate) => (mate.items ?? []).map(({ item }) => item)),
  ].map(textOf)

/** Every item of a deleted character is a coupon, once, and its listings are with the heir. */
async function selectionDifferences(
  database: Database,
  { selections }: DrillRecord,
  { stored, inGame }: { stored: readonly StoredCharacter[]; inGame: ReadonlyMap<string, GameCharacter> },
): Promise<string[]> {
  const rows = await database.query<{ id: number; state: string; deletedIds: number[] }>(
    sql`select id, state, deleted_ids from character_selection`,
  )
  const coupons = await database.query<{ fromCharacterId: number; gameItem: object; quantity: number }>(
    sql`select from_character_id, game_item, quantity from coupon where selection_id is not null`,
  )
  const acknowledged = new Set(selections)
  const byCharacter = Map.groupBy(coupons, ({ fromCharacterId }) => fromCharacterId)
  const characters = new Map(stored.map((character) => [character.id, character]))
  const deletedIds = rows.filter(({ state }) => state === 'done').flatMap((row) => row.deletedIds)
  return [
    ...[...acknowledged]
      .filter((id) => !rows.some((row) => row.id === id))
      .map((id) => `Selection ${id} was acknowledged but is missing`),
    ...rows
      .filter(({ id }) => !acknowledged.has(id))
      .map(({ id }) => `Selection ${id} is stored but was not acknowledged`),
    // Items can be missing at the end if the character was played on: then the player is asked again.
    ...rows
      .filter(({ state }) => state !== 'done' && state !== 'changed')
      .map(({ id, state }) => `Selection ${id} is ${state}`),
    ...deletedIds.flatMap((id) => {
      const game = inGame.get(characters.get(id)?.key ?? '')
      const had = game ? itemsOf(game).sort() : []
      const has = (byCharacter.get(id) ?? []).map(({ gameItem, quantity }) =>
        textOf({ ...gameItem, amount: quantity }),
      )
      const left = game ? game.sections.bazaar.listings.length + (game.sections.bazaar.bids?.length ?? 0) : 0
      return [
        ...(had.join() === has.sort().join()
          ? []
          : [`Character ${id} had ${had.length} items, now ${has.length} coupons`]),
        ...(left === 0 ? [] : [`Character ${id} was deleted with ${left} listings`]),
      ]
    }),
  ]
}

/** Lists what is wrong with characters after swaps and permanent selections. */
export async function characterChanges(
  database: Database,
  { record, game }: { readonly record: DrillRecord; readonly game: Game },
): Promise<string[]> {
  const stored = await database.query<StoredCharacter>(sql`
    select id, world || ' ' || game_id as key, is_active, deleted_at is not null as is_deleted from character`)
  const inGame = new Map(game.characters().map((character) => [keyOf(character), character]))
  return [
    ...stateDifferences(stored, inGame),
    ...(await limitDifferences(database)),
    ...(await swapDifferences(database, record, game)),
    ...(await selectionDifferences(database, record, { stored, inGame })),
  ]
}
