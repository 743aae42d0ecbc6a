import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { activateSeed } from '../features/fortune-wheel/activate-seed.ts'
import { drawSpin } from '../features/fortune-wheel/draw-spin.ts'
import { grantCoins } from '../features/fortune-wheel/grant-coins.ts'
import { commitSeed, type SeedPorts, voidSeed } from '../features/fortune-wheel/seeds.ts'
import { readStanding, type Standing } from '../features/fortune-wheel/standing.ts'
import type { TableTimes } from '../features/fortune-wheel/wheel-tables.ts'
import { writeSpin } from '../features/fortune-wheel/write-spin.ts'
import { giveTickets } from '../features/wheel-book/enter-tickets.ts'
import { lockWheelAccount } from '../features/wheel-book/lock-wheel-account.ts'
import { demoWorld } from './demo-game-server.ts'
import type { WheelVisit } from './wheel-visits.ts'

const hourMs = 60 * 60 * 1000
const pauseMs = 25_000
const clientSeedBytes = 16
const ticketsOfAward = 2

interface CharacterVisit {
  /** Receives the rewards. */
  readonly characterId: number
  readonly visit: WheelVisit
}

export interface PastPlayer {
  readonly accountId: number
  readonly visits: readonly CharacterVisit[]
}

interface Past {
  readonly transaction: Transaction
  readonly ports: SeedPorts
  /** Oldest first. */
  readonly tables: readonly TableTimes[]
  /** When the demo world is loaded. */
  readonly loadedAt: Date
}

/** Where the account stood at a time in the past, with what is stored of it by then. */
async function standingAt({ transaction, tables }: Past, accountId: number, now: Date): Promise<Standing> {
  const currentTable = tables.findLast(({ startsAt }) => startsAt <= now)
  if (!currentTable) throw new Error(`There are no odds at ${now.toISOString()}`)
  return { ...(await readStanding(transaction, accountId)), currentTable, now }
}

/** Activates the next seed with a number of the player. One of a replaced table is given up before. */
async function rotate(past: Past, accountId: number, now: Date): Promise<void> {
  const { transaction, ports } = past
  const standing = await standingAt(past, accountId, now)
  const { next, currentTable } = standing
  if (next?.table.version !== currentTable.version) {
    if (next) await voidSeed(transaction, ports, { seed: next, now })
    await commitSeed(transaction, ports, standing)
  }
  const prepared = await standingAt(past, accountId, now)
  const choice = {
    clientSeed: ports.random.bytes(clientSeedBytes).toString('hex'),
    nextSeedHash: prepared.next?.seedHash.toString('hex') ?? '',
  }
  const activated = await activateSeed(transaction, ports, { standing: prepared, choice })
  if (activated instanceof Failure) throw activated
}

/** The game awards tickets when there are none. Returns how many there are then. */
const awarded = (
  { transaction }: Past,
  { accountId, spins, now }: Standing,
  characterId: number,
): Promise<number> =>
  giveTickets(transaction, {
    accountId,
    amount: ticketsOfAward,
    kind: 'game-award',
    reference: `game:${demoWorld}:${accountId}-${spins}`,
    characterId,
    happenedAt: now,
  })

async function spin(
  past: Past,
  standing: Standing,
  { id, characterId }: { readonly id: number; readonly characterId: number },
): Promise<Standing> {
  const { transaction, ports } = past
  const { accountId, active: seed } = standing
  if (!seed) throw new Error(`Account ${accountId} has no active seed`)
  const ready =
    standing.tickets > 0 ? standing : { ...standing, tickets: await awarded(past, standing, characterId) }
  const drawn = await drawSpin(transaction, ports, { id, standing: ready, seed })
  const wallet = { accountId, balanceCoins: 0, debtCoins: 0 }
  const ledgerTransactionId = await grantCoins(transaction, { wallet, drawn })
  const requestKey = ports.random.uuid()
  const made = { standing: ready, characterId, requestKey, drawn, ledgerTransactionId }
  return (await writeSpin(transaction, made)).standing
}

/** What the spins of an account granted has arrived within seconds, and the player has seen it. */
async function settle(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.execute(sql`
    update task set state = 'confirmed', attempts = 1, game_server = 'demo', queued_at = spun_at, due_at = spun_at,
      claimed_at = spun_at + interval '2 seconds', settled_at = spun_at + interval '7 seconds'
    from wheel_spin where delivery_id = task.id and wheel_spin.account_id = ${accountId}`)
  await transaction.execute(sql`update wheel_account set seen_spins = spins where account_id = ${accountId}`)
}

/** Spins in a row of a player whose wheel account is locked. */
async function saveVisit(
  past: Past,
  accountId: number,
  { characterId, visit: { hoursAgo, spins, rotates } }: CharacterVisit,
): Promise<void> {
  const startedAt = past.loadedAt.getTime() - hoursAgo * hourMs
  if (rotates) await rotate(past, accountId, new Date(startedAt - pauseMs))
  let standing = await standingAt(past, accountId, new Date(startedAt))
  const ids = await past.transaction.query<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('wheel_spin', 'id')) as id from generate_series(1, ${spins}::int)`)
  for (const [turn, { id }] of ids.entries()) {
    const now = new Date(startedAt + turn * pauseMs)
    standing = await spin(past, { ...standing, now }, { id, characterId })
  }
}

/**
 * Spins as players did in the past: with seeds, draws, rewards and entries of the public log like any
 * others, and in the order of time. Only the times are made up, like all times of the demo world.
 */
export async function savePastSpins(past: Past, players: readonly PastPlayer[]): Promise<void> {
  const visits = players.flatMap(({ accountId, visits: own }) => own.map((made) => ({ accountId, ...made })))
  for (const { accountId } of players) await lockWheelAccount(past.transaction, accountId)
  for (const { accountId, ...made } of visits.sort((one, other) => other.visit.hoursAgo - one.visit.hoursAgo))
    await saveVisit(past, accountId, made)
  for (const { accountId } of players) await settle(past.transaction, accountId)
}
