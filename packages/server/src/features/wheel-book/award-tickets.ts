import type { TicketAward } from '@olympus/contract/bridge/tickets'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { BatchEntry, BatchOrigin, EntryOutcome, Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { refused } from '../characters/merge-reports.ts'
import { awardEffect, type GivenAward } from './award-rules.ts'
import { giveTickets, type TicketEntry } from './enter-tickets.ts'

interface FoundCharacter {
  readonly id: number
  readonly gameId: string
  readonly accountId: number
  readonly isDeleted: boolean
}

const referenceIn = (world: string, awardId: string) => `game:${world}:${awardId}`

/** Awards of a world are given one batch after the other, so that none is given twice. */
const lockAwards = (transaction: Transaction, world: string) =>
  transaction.query(sql`select pg_advisory_xact_lock(hashtextextended(${`awards ${world}`}, 0))`)

async function readCharacters(transaction: Transaction, world: string, gameIds: readonly string[]) {
  const found = await transaction.query<FoundCharacter>(sql`
    select id, game_id, account_id, deleted_at is not null as is_deleted from character
    where world = ${world} and game_id = any(${gameIds}::text[])`)
  return new Map(found.map((character) => [character.gameId, character]))
}

async function readGiven(transaction: Transaction, references: readonly string[]) {
  const given = await transaction.query<GivenAward & { reference: string }>(sql`
    select reference, character_id, amount as tickets from wheel_entry
    where kind = 'game-award' and currency = 'ticket' and reference = any(${references}::text[])`)
  return new Map<string, GivenAward>(given.map((entry) => [entry.reference, entry]))
}

/** Gives what the game awards to the accounts of its characters. */
export async function awardTickets(
  transaction: Transaction,
  { world }: Pick<BatchOrigin, 'world'>,
  entries: readonly BatchEntry<TicketAward>[],
): Promise<Outcomes> {
  await lockAwards(transaction, world)
  const awards = entries.map(({ entry }) => entry)
  const characters = await readCharacters(
    transaction,
    world,
    awards.map(({ gameId }) => gameId),
  )
  const given = await readGiven(
    transaction,
    awards.map(({ awardId }) => referenceIn(world, awardId)),
  )
  const outcomes = new Map<number, EntryOutcome>()
  const applied: TicketEntry[] = []
  for (const { index, entry } of entries) {
    const { gameId, awardId, tickets } = entry
    const reference = referenceIn(world, awardId)
    const character = characters.get(gameId)
    const effect = awardEffect(tickets, character, given.get(reference))
    const isRefused = effect !== 'applied' && effect !== 'unchanged'
    outcomes.set(index, isRefused ? refused(effect) : { result: effect })
    if (!character || effect !== 'applied') continue
    const { id: characterId, accountId } = character
    given.set(reference, { characterId, tickets })
    applied.push({ accountId, amount: tickets, kind: 'game-award', reference, characterId })
  }
  // Wheel accounts are locked in the order of their IDs, as batches of other worlds do.
  for (const entry of applied.sort((one, other) => one.accountId - other.accountId))
    await giveTickets(transaction, entry)
  return outcomes
}
