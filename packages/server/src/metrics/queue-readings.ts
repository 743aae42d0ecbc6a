import sql, { join, raw, type Sql } from 'sql-template-tag'
import { isRefundFailed } from '../features/purchase/failed-refunds.ts'
import { isUnmatchedPayment } from '../features/purchase/unmatched-payments.ts'
import type { GaugeLabels, GaugeName } from './metric-table.ts'

interface QueueGauge<Name extends GaugeName = GaugeName> {
  readonly name: Name
  readonly labels: GaugeLabels<Name>
  readonly value: Sql
}

const gauge = <Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, value: Sql): QueueGauge => ({
  name,
  labels,
  value,
})

/** A longer queue counts as this long, so that a scrape stays cheap when most is wrong. */
const longest = 10_000

const countOf = (rows: Sql) => sql`(select count(*) from (select ${rows} limit ${longest}) as counted)`
const secondsSince = (moment: Sql) =>
  sql`coalesce(greatest(0, extract(epoch from now() - (select ${moment})))::float8, 0)`

/** Constants are part of the text: a partial index is not used for a parameter. */
const inState = (state: string) => raw(`state = '${state}'`)

const waitingMails = (condition: Sql) =>
  sql`from mail_outbox where sent_at is null and failed_at is null and ${condition}`
const urgencies = { urgent: sql`is_urgent`, usual: sql`not is_urgent` }
const mails = (urgency: keyof typeof urgencies) => [
  gauge('olympus_mails_waiting', { urgency }, countOf(waitingMails(urgencies[urgency]))),
  gauge(
    'olympus_mails_overdue_seconds',
    { urgency },
    secondsSince(sql`min(next_try_at) ${waitingMails(urgencies[urgency])}`),
  ),
]

const dueSince = {
  queued: sql`min(due_at) from delivery where state = 'queued'`,
  claimed: sql`min(lease_expires_at) from delivery where state = 'claimed'`,
  delayed: sql`min(queued_at) from delivery where state = 'delayed'`,
}
const deliveries = (state: keyof typeof dueSince) => [
  gauge('olympus_deliveries', { state }, countOf(sql`from delivery where ${inState(state)}`)),
  gauge('olympus_deliveries_overdue_seconds', { state }, secondsSince(dueSince[state])),
]

const openPurchases = (state: 'pending' | 'verifying') => [
  gauge('olympus_purchases_open', { state }, countOf(sql`from donation where ${inState(state)}`)),
  gauge(
    'olympus_purchases_open_seconds',
    { state },
    secondsSince(sql`min(created_at) from donation where ${inState(state)}`),
  ),
]

const dueDeletions = sql`from account where deletion_at <= now() and deleted_at is null`

/** What the database knows about work that waits, for all processes. */
export const queueGauges: readonly QueueGauge[] = [
  ...mails('urgent'),
  ...mails('usual'),
  ...deliveries('queued'),
  ...deliveries('claimed'),
  ...deliveries('delayed'),
  ...openPurchases('pending'),
  ...openPurchases('verifying'),
  gauge('olympus_refunds_due', {}, countOf(sql`from donation where state = 'withdrawn'`)),
  gauge(
    'olympus_refunds_failed',
    {},
    countOf(sql`from donation where state = 'withdrawn' and ${isRefundFailed}`),
  ),
  gauge('olympus_payments_unmatched', {}, countOf(sql`from payment_event where ${isUnmatchedPayment}`)),
  gauge('olympus_account_deletions_due', {}, countOf(dueDeletions)),
  gauge('olympus_account_deletions_overdue_seconds', {}, secondsSince(sql`min(deletion_at) ${dueDeletions}`)),
  gauge('olympus_ledger_accounts_drifted', {}, countOf(sql`from ledger_drift`)),
]

/** One statement for all, so that they show one moment and take one connection. */
export const readQueueGauges: Sql = sql`select jsonb_build_array(${join(
  queueGauges.map(({ value }) => value),
)}) as readings`
