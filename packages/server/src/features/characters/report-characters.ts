import type { CharacterReport } from '@olympus/contract/bridge/characters'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { BatchEntry, BatchOrigin, EntryOutcome, Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { endFinishedSessions } from '../game-sessions/end-finished-sessions.ts'
import { readLatestEpochs } from '../game-sessions/read-latest-epochs.ts'
import { followSummaries, readShown } from '../leaderboards/follow-summaries.ts'
import { publishToAll } from '../live/publish.ts'
import { createCharacters, lockAccounts, type NewCharacter } from './create-characters.ts'
import { findCharacters, lockCharacters } from './known-characters.ts'
import { mergeReports, refused, unknownCharacter } from './merge-reports.ts'
import { type SnapshotChange, storeSnapshots } from './store-snapshots.ts'

type Entry = BatchEntry<CharacterReport>

/** An epoch that the portal has given to a game server. */
interface GivenEpoch {
  readonly epoch: number
  /** The character of the game session; null: the epoch is of a boot or a task. */
  readonly characterId: number | null
  readonly now: Date
}

/** Any epoch that the portal has not given would block sections forever if all that follow are smaller. */
const readGiven = (transaction: Transaction, { gameServer }: BatchOrigin, entries: readonly Entry[]) => {
  const epochs = [...new Set(entries.map(({ entry }) => entry.revision.epoch))]
  const isGiven = sql`game_server_id = ${gameServer.id} and epoch = any(${epochs}::bigint[])`
  return transaction.query<GivenEpoch>(sql`
    select epoch, null::bigint as character_id, now() as now from game_boot where ${isGiven}
    union all
    select epoch, character_id, now() from game_session where ${isGiven}
    union all
    select task_epoch.epoch, null, now() from task_epoch join game_boot on game_boot.boot_id = task_epoch.boot_id
    where game_server_id = ${gameServer.id} and task_epoch.epoch = any(${epochs}::bigint[])`)
}

/** The time by the portal's clock, so that no section is newer than now. */
function portalTime(
  capturedAt: string,
  { boot, now }: Pick<BatchOrigin, 'boot'> & Pick<GivenEpoch, 'now'>,
): string {
  const time = Date.parse(capturedAt) + boot.clockSkewMs
  return new Date(Math.max(0, Math.min(time, now.getTime()))).toISOString()
}

interface FirstReports {
  readonly world: string
  readonly maxActiveSlots: number
  /** Of characters that are not known. */
  readonly entries: readonly Entry[]
}

/** Stores characters that are reported for the first time. Resolves with the refusals of the others. */
async function addCharacters(
  transaction: Transaction,
  { entries, ...options }: FirstReports,
): Promise<Map<number, EntryOutcome>> {
  const refusals = new Map<number, EntryOutcome>()
  if (entries.length === 0) return refusals
  const accountIds = entries.map(({ entry }) => entry.accountId)
  const accounts = await lockAccounts(transaction, accountIds)
  // Another batch may have added some meanwhile.
  const gameIds = entries.map(({ entry }) => entry.gameId)
  const known = await findCharacters(transaction, options.world, gameIds)
  const added = new Map<string, NewCharacter>()
  for (const { index, entry } of entries) {
    const { gameId, accountId, sections } = entry
    if (known.has(gameId) || added.has(gameId)) continue
    const summary = sections.summary?.body
    if (!accounts.has(accountId)) refusals.set(index, refused('UNKNOWN_ACCOUNT'))
    else if (summary) added.set(gameId, { accountId, gameId, summary })
    else refusals.set(index, unknownCharacter)
  }
  await createCharacters(transaction, options, [...added.values()])
  return refusals
}

/** Locks the characters of these entries, by the game's IDs. */
async function lockReported(transaction: Transaction, world: string, entries: readonly Entry[]) {
  const gameIds = [...new Set(entries.map(({ entry }) => entry.gameId))]
  const identities = await findCharacters(transaction, world, gameIds)
  const withSummary = entries.filter(({ entry }) => entry.sections.summary?.body !== undefined)
  const changing = withSummary.flatMap(({ entry }) => identities.get(entry.gameId)?.id ?? [])
  const ids = [...identities.values()].map(({ id }) => id)
  const locked = await lockCharacters(transaction, ids, changing)
  return new Map(
    [...identities].flatMap(([gameId, { id }]) => {
      const character = locked.get(id)
      return character ? [[gameId, character] as const] : []
    }),
  )
}

/** Stores what has changed, and notifies the pages that show it. */
async function store(
  transaction: Transaction,
  gameServerId: number,
  changes: readonly SnapshotChange[],
): Promise<void> {
  if (changes.length === 0) return
  const summaries = changes.flatMap(({ characterId, summary, snapshot: { heads } }) =>
    summary && heads.summary ? [{ characterId, capturedAt: new Date(heads.summary.capturedAt) }] : [],
  )
  const shown = await readShown(
    transaction,
    summaries.map(({ characterId }) => characterId),
  )
  await storeSnapshots(transaction, gameServerId, changes)
  await endFinishedSessions(
    transaction,
    changes.map(({ characterId }) => characterId),
  )
  const visible = changes.filter(({ bodies }) => bodies.size > 0)
  await publishToAll(
    transaction,
    visible.map(({ accountId }) => accountId),
    { kind: 'characters-changed' },
  )
  // Last, so that batches wait for each other as shortly as possible.
  await followSummaries(transaction, summaries, shown)
}

/**
 * Stores snapshots of characters. Sections are compared with what is stored under a lock, so that an older
 * one never replaces a newer one, whatever the order of arrival.
 */
export async function reportCharacters(
  transaction: Transaction,
  { origin, maxActiveSlots }: { readonly origin: BatchOrigin; readonly maxActiveSlots: number },
  entries: readonly Entry[],
): Promise<Outcomes> {
  const { world, gameServer, boot } = origin
  const epochs = await readGiven(transaction, origin, entries)
  const given = new Map(epochs.map((row) => [row.epoch, row]))
  const outcomes = new Map<number, EntryOutcome>()
  const acceptable: Entry[] = []
  for (const { index, entry } of entries) {
    const now = given.get(entry.revision.epoch)?.now
    if (!now) outcomes.set(index, refused('UNKNOWN_EPOCH'))
    else
      acceptable.push({ index, entry: { ...entry, capturedAt: portalTime(entry.capturedAt, { boot, now }) } })
  }
  const gameIds = acceptable.map(({ entry }) => entry.gameId)
  const known = await findCharacters(transaction, world, gameIds)
  const first = acceptable.filter(({ entry }) => !known.has(entry.gameId))
  const refusals = await addCharacters(transaction, { world, maxActiveSlots, entries: first })
  for (const [index, refusal] of refusals) outcomes.set(index, refusal)
  const rest = acceptable.filter(({ index }) => !refusals.has(index))
  const characters = await lockReported(transaction, world, rest)
  const characterIds = new Map(
    epochs.flatMap(({ epoch, characterId }) => (characterId === null ? [] : [[epoch, characterId]])),
  )
  const accountIds = [...characters.values()].map(({ accountId }) => accountId)
  const latestEpochs = await readLatestEpochs(transaction, { bootId: boot.bootId, accountIds })
  const merged = mergeReports(characters, rest, { characterIds, latestEpochs })
  for (const [index, outcome] of merged.outcomes) outcomes.set(index, outcome)
  await store(transaction, gameServer.id, merged.changes)
  return outcomes
}
