import type { BatchAnswer, EntryAnswer } from '@olympus/contract/bridge/batch'
import type { AnyErrorKey } from '@olympus/contract/bridge/errors'
import sql from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { type Boot, findBoot } from '../../features/game-servers/find-boot.ts'
import { createGate, gateIsFull } from '../../limits/gate.ts'
import { tooManyRequests } from '../../limits/too-many-requests.ts'
import type { BatchOrigin, EntryOutcome, UntypedBatchHandler } from './bridge-handlers.ts'
import { measureBatch } from './measure-batch.ts'
import { parseEntries } from './parse-batch.ts'
import { recordRefusals } from './record-refusals.ts'
import type { ServedBatch } from './served-batch.ts'

async function readStored(queries: Queries, batch: ServedBatch) {
  const stored = await queries.maybeOne<{ requestHash: Buffer; answer: BatchAnswer }>(sql`
    select request_hash, answer from bridge_batch
    where game_server_id = ${batch.gameServer.id} and batch_id = ${batch.body.batchId}`)
  if (!stored) return null
  return stored.requestHash.equals(batch.requestHash) ? stored.answer : new Failure('IDEMPOTENCY_MISMATCH')
}

function answerOf(
  { body: { batchId } }: ServedBatch,
  outcomes: ReadonlyMap<number, EntryOutcome>,
  bad: readonly EntryAnswer[],
): BatchAnswer {
  const answers = [...bad, ...[...outcomes].map(([index, outcome]) => ({ index, ...outcome }))].sort(
    (one, other) => one.index - other.index,
  )
  const counts = { applied: 0, unchanged: 0, stale: 0, refused: 0 }
  for (const { result } of answers) counts[result] += 1
  return { batchId, counts, answers }
}

interface StoredAnswer {
  readonly batch: ServedBatch
  readonly boot: Boot
  readonly answer: BatchAnswer
}

/** Keeps an answer for repeats of its batch, which are not counted again. */
async function store(transaction: Transaction, { batch, boot, answer }: StoredAnswer): Promise<void> {
  const { gameServer, name, body, requestHash, metrics } = batch
  const { applied, unchanged, stale, refused } = answer.counts
  const { ageMs } = await transaction.one<{ ageMs: number }>(sql`
    insert into bridge_batch (
      game_server_id, batch_id, game_server_key_id, endpoint, request_hash, answer, applied, unchanged, stale, refused,
      sent_at
    ) values (
      ${gameServer.id}, ${body.batchId}, ${gameServer.keyId}, ${name}, ${requestHash}, ${JSON.stringify(answer)}::jsonb,
      ${applied}, ${unchanged}, ${stale}, ${refused}, ${body.sentAt}
    ) returning round(extract(epoch from received_at - sent_at) * 1000)::bigint as age_ms`)
  await recordRefusals(transaction, batch, answer)
  transaction.afterCommit(() =>
    measureBatch(metrics, { endpoint: name, answer, lagMs: ageMs - boot.clockSkewMs }),
  )
}

/** Only one request of a batch works on it; repeats that arrive meanwhile wait for its answer. */
const lockBatch = (transaction: Transaction, { gameServer, body }: ServedBatch) =>
  transaction.query(sql`
    select pg_advisory_xact_lock(hashtextextended(${`${gameServer.id}:${body.batchId}`}, 0))`)

async function originOf(queries: Queries, { gameServer, body, log }: ServedBatch) {
  const { bootId, batchId, world = '' } = body
  if (world !== '' && !gameServer.worlds.includes(world)) return new Failure('WORLD_NOT_ALLOWED')
  const boot = await findBoot(queries, gameServer, bootId)
  return boot instanceof Failure ? boot : ({ gameServer, boot, batchId, world, log } satisfies BatchOrigin)
}

/** A repeat that arrives while its batch is worked on waits for the answer instead of doing it too. */
const turns = createGate({ maxRunning: 1, maxWaiting: 60 })

type Answered = BatchAnswer | Failure<AnyErrorKey>
type BatchHandler = Extract<UntypedBatchHandler, { readonly together: unknown }>
type EntryHandler = Extract<UntypedBatchHandler, { readonly each: unknown }>

function answerTogether(database: Database, batch: ServedBatch, handler: BatchHandler): Promise<Answered> {
  const { entries, bad } = parseEntries(batch.endpoint.entry, batch.body.entries)
  return database.transaction(
    async (transaction) => {
      await lockBatch(transaction, batch)
      const origin = await originOf(transaction, batch)
      if (origin instanceof Failure) return origin
      const stored = await readStored(transaction, batch)
      if (stored) return stored
      const answer = answerOf(batch, await handler.together(transaction, origin, entries), bad)
      await store(transaction, { batch, boot: origin.boot, answer })
      return answer
    },
    { isRepeatable: true },
  )
}

async function answerEach(database: Database, batch: ServedBatch, handler: EntryHandler): Promise<Answered> {
  const origin = await originOf(database, batch)
  if (origin instanceof Failure) return origin
  const stored = await readStored(database, batch)
  if (stored) return stored
  const { entries, bad } = parseEntries(batch.endpoint.entry, batch.body.entries)
  const outcomes = new Map<number, EntryOutcome>()
  for (const { index, entry } of entries) outcomes.set(index, await handler.each(entry, origin))
  const answer = answerOf(batch, outcomes, bad)
  return database.transaction(
    async (transaction) => {
      await lockBatch(transaction, batch)
      const known = await readStored(transaction, batch)
      if (known) return known
      await store(transaction, { batch, boot: origin.boot, answer })
      return answer
    },
    { isRepeatable: true },
  )
}

/** Answers a batch, or repeats its earlier answer. */
export async function answerBatch(database: Database, batch: ServedBatch): Promise<Answered> {
  const { handler, gameServer, body } = batch
  if ('together' in handler) return answerTogether(database, batch, handler)
  const answer = await turns.run(`${gameServer.id}:${body.batchId}`, () =>
    answerEach(database, batch, handler),
  )
  return answer === gateIsFull ? tooManyRequests(1) : answer
}
