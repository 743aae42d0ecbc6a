import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import {
  type PaymentProviderName,
  type ReturnFact,
  type ReturnKind,
  returnKinds,
} from '../../payments/payment-provider.ts'
import type { Ports } from '../ports.ts'
import { settleEvent } from './settle-purchase.ts'

/** Banks accept disputes for up to this many days. */
const windowDays = 120

/**
 * Claims a due round and returns its cursor. Postpones the round in case another
 * server asks or this one stops.
 */
async function takeDueRound(database: Database, provider: PaymentProviderName, kind: ReturnKind) {
  await database.execute(sql`
    insert into payment_return_round (provider, kind) values (${provider}, ${kind}) on conflict do nothing`)
  return database.maybeOne<{ cursor: string | null }>(sql`
    update payment_return_round set due_at = now() + interval '5 minutes'
    where provider = ${provider} and kind = ${kind} and due_at <= now() returning cursor`)
}

interface FinishedPage {
  readonly provider: PaymentProviderName
  readonly kind: ReturnKind
  readonly nextCursor: string | null
}

/** Moves on to the next page, or, after the last one, to the next round an hour later. */
const finishPage = (database: Database, { provider, kind, nextCursor }: FinishedPage) =>
  database.execute(sql`
    update payment_return_round set cursor = ${nextCursor},
      due_at = now() + ${nextCursor === null ? 60 : 0}::int * interval '1 minute'
    where provider = ${provider} and kind = ${kind}`)

/** Restarts a round from the newest entry: a cursor of another provider account is invalid. */
const restartRound = (database: Database, provider: string, kind: ReturnKind) =>
  database.execute(sql`
    update payment_return_round set cursor = null where provider = ${provider} and kind = ${kind}`)

const keyOf = ({ reference, kind }: ReturnFact) =>
  `${reference} ${kind === 'refund-failed' || kind === 'dispute-won' ? 'undone' : 'returned'}`

interface ReportedReturns {
  readonly provider: PaymentProviderName
  readonly kind: ReturnKind
  readonly facts: readonly ReturnFact[]
}

/** The returns that no webhook has reported. */
async function readUnknownReturns(
  database: Database,
  { provider, kind, facts }: ReportedReturns,
): Promise<ReturnFact[]> {
  const rows = await database.query<{ reference: string; isReturned: boolean; isRolledBack: boolean }>(sql`
    select reference, returned_at is not null as is_returned, undone_at is not null as is_undone from payment_return
    where provider = ${provider} and kind = ${kind}
      and reference = any(${facts.map(({ reference }) => reference)}::text[])`)
  const known = new Set(
    rows.flatMap(({ reference, isReturned, isRolledBack }) => [
      ...(isReturned ? [`${reference} returned`] : []),
      ...(isRolledBack ? [`${reference} undone`] : []),
    ]),
  )
  return facts.filter((fact) => !known.has(keyOf(fact)))
}

async function settleUnknownReturn(
  { database, provider, log }: Pick<Ports, 'database' | 'log' | 'provider'>,
  fact: ReturnFact,
): Promise<void> {
  const { paymentReference, reference } = fact
  try {
    const outcome = await settleEvent({ database, log }, provider.name, {
      eventId: `round:${keyOf(fact)}`,
      eventType: 'reconciliation',
      purchaseId: null,
      checkoutReference: null,
      paymentReference,
      fact,
    })
    if (outcome === 'settled') log.warn({ paymentReference, reference }, 'no webhook told of a return')
  } catch (error) {
    log.error({ paymentReference, reference, err: error }, 'a return was not settled')
  }
}

/**
 * Reads one page of refunds and one of disputes of the last 120 days from the provider, newest first, and
 * settles returns that no webhook reported. Returns their number.
 */
export async function reconcileReturns(
  ports: Pick<Ports, 'clock' | 'database' | 'log' | 'provider'>,
): Promise<number> {
  const { database, provider, clock, log } = ports
  const since = new Date(clock.now().getTime() - windowDays * 86_400_000)
  let settled = 0
  for (const kind of returnKinds) {
    const round = await takeDueRound(database, provider.name, kind)
    if (!round) continue
    const page = await provider.readReturns({ kind, since, cursor: round.cursor })
    if (page instanceof Failure) {
      log.warn({ kind, err: page.details.cause }, 'provider not reached')
      await restartRound(database, provider.name, kind)
      continue
    }
    const facts = await readUnknownReturns(database, { provider: provider.name, kind, facts: page.facts })
    for (const fact of facts) await settleUnknownReturn(ports, fact)
    await finishPage(database, { provider: provider.name, kind, nextCursor: page.nextCursor })
    settled += facts.length
  }
  return settled
}
