import { createHash } from 'node:crypto'
import { errorCatalogue } from '@olympus/contract/errors'
import type { Endpoint } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
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

interface Ports {
  readonly database: Database
  readonly secretBox: SecretBox
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
  readonly replyBox: Buffer | null
  readonly openReply: string | null
}

/** Requests and replies hold what the database must not be able to read, such as the codes of coupons. */
const contextOf = (kind: 'request' | 'reply', { accountId, key }: Claim) =>
  `${kind}:${accountId}:${key.toLowerCase()}`

const hashOf = (secretBox: SecretBox, claim: Claim) =>
  secretBox.hash(JSON.stringify(claim.request), contextOf('request', claim))

/** Of rows from before replies were sealed, which are kept for 35 days like all others. */
const openHashOf = ({ request }: Claim) => createHash('sha256').update(JSON.stringify(request)).digest()

const replyOf = ({ replyBox, openReply }: Row, secretBox: SecretBox, claim: Claim): string | null =>
  replyBox ? secretBox.open(replyBox, contextOf('reply', claim)) : openReply

const fresh = (answer: Answer): Given => ({ answer, isHit: false })

async function find(queries: Queries, secretBox: SecretBox, claim: Claim) {
  const { accountId, key, endpointName } = claim
  const row = await queries.maybeOne<Row>(
    sql`select endpoint, request_hash, status, reply_box, reply as open_reply from idempotency_key
        where account_id = ${accountId} and key = ${key}`,
  )
  if (!row) return null
  const hashes = [hashOf(secretBox, claim), openHashOf(claim)]
  if (row.endpoint !== endpointName || !hashes.some((hash) => row.requestHash.equals(hash)))
    return new Failure('IDEMPOTENCY_MISMATCH')
  const text = replyOf(row, secretBox, claim)
  if (row.status === null || text === null) return null
  return { answer: { status: row.status, text }, isHit: true } satisfies Given
}

/** Claims the key, waiting for whoever holds it; answers what is already known of it. */
async function claimOrFind(transaction: Transaction, secretBox: SecretBox, claim: Claim) {
  const { accountId, key, endpointName } = claim
  const claimed = await transaction.execute(
    sql`insert into idempotency_key (account_id, key, endpoint, request_hash)
        values (${accountId}, ${key}, ${endpointName}, ${hashOf(secretBox, claim)})
        on conflict do nothing`,
  )
  return claimed === 1 ? null : find(transaction, secretBox, claim)
}

const storeReply = (queries: Queries, secretBox: SecretBox, claim: Claim, { status, text }: Answer) =>
  queries.execute(
    sql`update idempotency_key set status = ${status}, reply_box = ${secretBox.seal(text, contextOf('reply', claim))}
        where account_id = ${claim.accountId} and key = ${claim.key} and status is null`,
  )

/** Business refusals are final answers to a key. What may go otherwise the next time is not. */
const isFinal = ({ endpoint }: Claim, { key }: Failure) =>
  endpoint.errors.includes(key) && errorCatalogue[key].status < 500

async function storeRefusal({ database, secretBox }: Ports, claim: Claim, failure: Failure): Promise<Given> {
  const answer = refusal(failure)
  if (!isFinal(claim, failure)) return fresh(answer)
  const known = await database.transaction(
    async (transaction) => {
      const earlier = await claimOrFind(transaction, secretBox, claim)
      if (!earlier) await storeReply(transaction, secretBox, claim, answer)
      return earlier
    },
    { isRepeatable: true },
  )
  if (known instanceof Failure) return fresh(refusal(known))
  return known ?? fresh(answer)
}

/** Runs the act and keeps its reply in one transaction, or gives the reply that the key already has. */
export async function answerOnce(
  ports: Ports,
  claim: Claim,
  act: (transaction: Transaction) => Promise<unknown>,
): Promise<Given> {
  const { database, secretBox } = ports
  const outcome = await database.transaction(
    async (transaction) => {
      const earlier = await claimOrFind(transaction, secretBox, claim)
      if (earlier) return earlier
      const value = await act(transaction)
      if (value instanceof Failure) return value
      const answer = success(value)
      await storeReply(transaction, secretBox, claim, answer)
      return fresh(answer)
    },
    { isRepeatable: true },
  )
  return outcome instanceof Failure ? storeRefusal(ports, claim, outcome) : outcome
}

/** The same for an act with transactions of its own, which goes on where an earlier call with the key was cut off. */
export async function answerOnceResumed(
  ports: Ports,
  claim: Claim,
  act: () => Promise<unknown>,
): Promise<Given> {
  const { database, secretBox } = ports
  const earlier = await database.transaction((transaction) => claimOrFind(transaction, secretBox, claim), {
    isRepeatable: true,
  })
  if (earlier instanceof Failure) return fresh(refusal(earlier))
  if (earlier) return earlier
  const value = await act()
  if (value instanceof Failure) return storeRefusal(ports, claim, value)
  const answer = success(value)
  const written = await storeReply(database, secretBox, claim, answer)
  if (written === 1) return fresh(answer)
  const known = await find(database, secretBox, claim)
  return known && !(known instanceof Failure) ? known : fresh(answer)
}
