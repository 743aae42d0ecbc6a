import { createHash } from 'node:crypto'
import { errorCatalog } from '@olympus/contract/errors'
import type { Endpoint } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { type Answer, refusal, success } from './envelope.ts'
import type { HoldAccount } from './session.ts'

/** A request that must be answered only once. */
export interface Claim {
  readonly accountId: number
  readonly key: string
  readonly endpoint: Endpoint
  readonly endpointName: string
  /** The content of the request. The same key with other content is refused. */
  readonly request: unknown
}

interface IdempotencyPorts {
  readonly database: Database
  readonly secretBox: SecretBox
  readonly holdAccount: HoldAccount
}

interface Given {
  readonly answer: Answer
  /** The answer repeats an earlier one. */
  readonly isHit: boolean
}

interface StoredReply {
  readonly endpoint: string
  readonly requestHash: Buffer
  readonly status: number | null
  readonly replyBox: Buffer | null
  readonly openReply: string | null
}

/** Requests and replies are hashed and sealed, because they contain secrets such as coupon codes. */
const requestContext = ({ accountId, key }: Claim) => `request:${accountId}:${key.toLowerCase()}`
export const replyContext = ({ accountId, key }: Pick<Claim, 'accountId' | 'key'>): string =>
  `reply:${accountId}:${key.toLowerCase()}`

const hashOf = (secretBox: SecretBox, claim: Claim) =>
  secretBox.hash(JSON.stringify(claim.request), requestContext(claim))

/** The hash in rows from before replies were sealed. They are kept for 35 days like all others. */
const openHashOf = ({ request }: Claim) => createHash('sha256').update(JSON.stringify(request)).digest()

const replyOf = ({ replyBox, openReply }: StoredReply, secretBox: SecretBox, claim: Claim): string | null =>
  replyBox ? secretBox.open(replyBox, replyContext(claim)) : openReply

const fresh = (answer: Answer): Given => ({ answer, isHit: false })

async function readStoredAnswer(queries: Queries, secretBox: SecretBox, claim: Claim) {
  const { accountId, key, endpointName } = claim
  const row = await queries.maybeOne<StoredReply>(
    sql`select endpoint, request_hash, status, reply_box, reply as open_reply from idempotency_key
        where account_id = ${accountId} and key = ${key}`,
  )
  if (!row) return null
  const hashes = [hashOf(secretBox, claim), openHashOf(claim)]
  if (row.endpoint !== endpointName || !hashes.some((hash) => row.requestHash.equals(hash)))
    return new Failure('IDEMPOTENCY_MISMATCH')
  if (row.status === null) return null
  const text = replyOf(row, secretBox, claim)
  // The key that sealed the reply is lost. The act was done, so it must not be done again.
  if (text === null) return new Failure('IDEMPOTENCY_MISMATCH')
  return { answer: { status: row.status, text }, isHit: true } satisfies Given
}

/** Claims the key, or returns its earlier answer. Waits while another request holds the key. */
async function claimKeyOrReadAnswer(transaction: Transaction, secretBox: SecretBox, claim: Claim) {
  const { accountId, key, endpointName } = claim
  const claimed = await transaction.execute(
    sql`insert into idempotency_key (account_id, key, endpoint, request_hash)
        values (${accountId}, ${key}, ${endpointName}, ${hashOf(secretBox, claim)})
        on conflict do nothing`,
  )
  return claimed === 1 ? null : readStoredAnswer(transaction, secretBox, claim)
}

const storeReply = (
  queries: Queries,
  secretBox: SecretBox,
  { claim, answer: { status, text } }: { readonly claim: Claim; readonly answer: Answer },
) =>
  queries.execute(
    sql`update idempotency_key set status = ${status}, reply_box = ${secretBox.seal(text, replyContext(claim))}
        where account_id = ${claim.accountId} and key = ${claim.key} and status is null`,
  )

/** Business refusals are final. Refusals that may not happen again, such as faults, are not stored. */
const isFinal = ({ endpoint }: Claim, { key }: Failure) =>
  endpoint.errors.includes(key) && errorCatalog[key] < 500

/** Stores a refusal in a second transaction, because the refusal has rolled the first one back. */
async function storeRefusal(
  { database, secretBox }: IdempotencyPorts,
  claim: Claim,
  failure: Failure,
): Promise<Given> {
  const answer = refusal(failure)
  if (!isFinal(claim, failure)) return fresh(answer)
  const known = await database.transaction(
    async (transaction) => {
      const earlier = await claimKeyOrReadAnswer(transaction, secretBox, claim)
      if (!earlier) await storeReply(transaction, secretBox, { claim, answer })
      return earlier
    },
    { isRepeatable: true },
  )
  if (known instanceof Failure) return fresh(refusal(known))
  return known ?? fresh(answer)
}

/**
 * Runs the act and stores its reply in one transaction, or returns the stored reply of the key. The account
 * cannot be banned meanwhile: the ban waits for the act, or the act is refused.
 */
export async function answerOnce(
  ports: IdempotencyPorts,
  claim: Claim,
  act: (transaction: Transaction) => Promise<unknown>,
): Promise<Given> {
  const { database, secretBox, holdAccount } = ports
  const outcome = await database.transaction(
    async (transaction) => {
      const banned = await holdAccount(transaction, claim.accountId)
      if (banned) return banned
      const earlier = await claimKeyOrReadAnswer(transaction, secretBox, claim)
      if (earlier) return earlier
      const value = await act(transaction)
      if (value instanceof Failure) return value
      const answer = success(value)
      await storeReply(transaction, secretBox, { claim, answer })
      return fresh(answer)
    },
    { isRepeatable: true },
  )
  return outcome instanceof Failure ? storeRefusal(ports, claim, outcome) : outcome
}

/** Like `answerOnce`, for a resumable act with its own transactions. */
export async function answerOnceResumed(
  ports: IdempotencyPorts,
  claim: Claim,
  act: () => Promise<unknown>,
): Promise<Given> {
  const { database, secretBox } = ports
  const earlier = await database.transaction(
    (transaction) => claimKeyOrReadAnswer(transaction, secretBox, claim),
    {
      isRepeatable: true,
    },
  )
  if (earlier instanceof Failure) return fresh(refusal(earlier))
  if (earlier) return earlier
  const value = await act()
  if (value instanceof Failure) return storeRefusal(ports, claim, value)
  const answer = success(value)
  const written = await storeReply(database, secretBox, { claim, answer })
  if (written === 1) return fresh(answer)
  const known = await readStoredAnswer(database, secretBox, claim)
  return known && !(known instanceof Failure) ? known : fresh(answer)
}
