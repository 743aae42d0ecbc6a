import { createHash } from 'node:crypto'
import { errorCatalogue } from '@olympus/contract/errors'
import type { Endpoint } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { type Answer, refusal, success } from './envelope.ts'

/** The claim of one request to be answered once. */
export interface Claim {
  readonly accountId: number
  readonly key: string
  readonly endpoint: Endpoint
  readonly endpointName: string
  /** What the request asks for; the same key with something else is refused. */
  readonly request: unknown
}

interface Given {
  readonly answer: Answer
  /** The answer was given before; this is a repeat of it. */
  readonly isHit: boolean
}

interface Row {
  readonly endpoint: string
  readonly requestHash: Buffer
  readonly status: number | null
  readonly reply: string | null
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest()

const fresh = (answer: Answer): Given => ({ answer, isHit: false })

async function find(queries: Queries, { accountId, key, endpointName, request }: Claim) {
  const row = await queries.maybeOne<Row>(
    sql`select endpoint, request_hash, status, reply from idempotency_key
        where account_id = ${accountId} and key = ${key}`,
  )
  if (!row) return null
  if (row.endpoint !== endpointName || !row.requestHash.equals(hashOf(request)))
    return new Failure('IDEMPOTENCY_MISMATCH')
  if (row.status === null || row.reply === null) return null
  return { answer: { status: row.status, text: row.reply }, isHit: true } satisfies Given
}

/** Claims the key, waiting for whoever holds it; answers what is already known of it. */
async function claimOrFind(transaction: Transaction, claim: Claim) {
  const { accountId, key, endpointName, request } = claim
  const claimed = await transaction.execute(
    sql`insert into idempotency_key (account_id, key, endpoint, request_hash)
        values (${accountId}, ${key}, ${endpointName}, ${hashOf(request)})
        on conflict do nothing`,
  )
  return claimed === 1 ? null : find(transaction, claim)
}

const storeReply = (queries: Queries, { accountId, key }: Claim, { status, text }: Answer) =>
  queries.execute(
    sql`update idempotency_key set status = ${status}, reply = ${text}
        where account_id = ${accountId} and key = ${key} and reply is null`,
  )

/** Business refusals are final answers to a key. What may go otherwise the next time is not. */
const isFinal = ({ endpoint }: Claim, { key }: Failure) =>
  endpoint.errors.includes(key) && errorCatalogue[key].status < 500

async function storeRefusal(database: Database, claim: Claim, failure: Failure): Promise<Given> {
  const answer = refusal(failure)
  if (!isFinal(claim, failure)) return fresh(answer)
  const known = await database.transaction(
    async (transaction) => {
      const earlier = await claimOrFind(transaction, claim)
      if (!earlier) await storeReply(transaction, claim, answer)
      return earlier
    },
    { isRepeatable: true },
  )
  if (known instanceof Failure) return fresh(refusal(known))
  return known ?? fresh(answer)
}

/** Runs the act and keeps its reply in one transaction, or gives the reply that the key already has. */
export async function answerOnce(
  database: Database,
  claim: Claim,
  act: (transaction: Transaction) => Promise<unknown>,
): Promise<Given> {
  const outcome = await database.transaction(
    async (transaction) => {
      const earlier = await claimOrFind(transaction, claim)
      if (earlier) return earlier
      const value = await act(transaction)
      if (value instanceof Failure) return value
      const answer = success(value)
      await storeReply(transaction, claim, answer)
      return fresh(answer)
    },
    { isRepeatable: true },
  )
  return outcome instanceof Failure ? storeRefusal(database, claim, outcome) : outcome
}

/** The same for an act with transactions of its own, which goes on where an earlier call with the key was cut off. */
export async function answerOnceResumed(
  database: Database,
  claim: Claim,
  act: () => Promise<unknown>,
): Promise<Given> {
  const earlier = await database.transaction((transaction) => claimOrFind(transaction, claim), {
    isRepeatable: true,
  })
  if (earlier instanceof Failure) return fresh(refusal(earlier))
  if (earlier) return earlier
  const value = await act()
  if (value instanceof Failure) return storeRefusal(database, claim, value)
  const answer = success(value)
  const written = await storeReply(database, claim, answer)
  if (written === 1) return fresh(answer)
  const known = await find(database, claim)
  return known && !(known instanceof Failure) ? known : fresh(answer)
}
