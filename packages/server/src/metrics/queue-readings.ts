import { type TaskKind, taskKinds } from '@olympus/contract/bridge/tasks'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { isQuiet } from '../features/game-servers/list-game-servers.ts'
import { isRefundFailed } from '../features/purchase/failed-refunds.ts'
import { isUnmatchedPayment } from '../features/purchase/unmatched-payments.ts'
import { drawsDeviation } from '../features/wheel-fairness/draws-deviation.ts'
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

const dueSince = { queued: raw('due_at'), claimed: raw('lease_expires_at'), delayed: raw('queued_at') }
const tasks = (kind: TaskKind, state: keyof typeof dueSince) => {
  const waiting = sql`from task where kind = ${kind} and ${inState(state)}`
  return [
    gauge('olympus_tasks', { kind, state }, countOf(waiting)),
    gauge(
      'olympus_tasks_overdue_seconds',
      { kind, state },
      secondsSince(sql`min(${dueSince[state]}) ${waiting}`),
    ),
  ]
}

const currentBoots = sql`game_boot join game_server on game_server.id = game_boot.game_server_id
  where ended_at is null and revoked_at is null`
const gameServers = [
  gauge(
    'olympus_game_servers',
    { state: 'online' },
    sql`(select count(*) from ${currentBoots} and not ${isQuiet})`,
  ),
  gauge(
    'olympus_game_servers',
    { state: 'quiet' },
    sql`(select count(*) from ${currentBoots} and ${isQuiet})`,
  ),
  gauge(
    'olympus_game_server_clock_skew_seconds',
    {},
    sql`coalesce((select max(abs(clock_skew_ms)) from ${currentBoots}) / 1000.0, 0)::float8`,
  ),
]

const openSessions = (condition: Sql) =>
  countOf(
    sql`from game_session join game_boot on game_boot.boot_id = game_session.boot_id where state <> 'ended' and ${condition}`,
  )
const hasLease = sql`coalesce(lease_until > now(), false)`
const gameSessions = [
  gauge('olympus_game_sessions', { state: 'online' }, openSessions(sql`state = 'online' and ${hasLease}`)),
  gauge('olympus_game_sessions', { state: 'ending' }, openSessions(sql`state = 'ending'`)),
  gauge(
    'olympus_game_sessions',
    { state: 'unknown' },
    openSessions(sql`state = 'online' and not ${hasLease}`),
  ),
  gauge(
    'olympus_characters_wanted',
    {},
    countOf(sql`from character_snapshot join character on character.id = character_id
      where wanted_sections is not null and deleted_at is null`),
  ),
]

const openPurchases = (state: 'pending' | 'verifying') => [
  gauge('olympus_purchases_open', { state }, countOf(sql`from donation where ${inState(state)}`)),
  gauge(
    'olympus_purchases_open_seconds',
    { state },
    secondsSince(sql`min(created_at) from donation where ${inState(state)}`),
  ),
]

const runningSelections = sql`from character_selection where ${inState('running')}`
const dueDeletions = sql`from account where deletion_at <= now() and deleted_at is null`

/** What the database knows about work that waits, for all processes. */
export const queueGauges: readonly QueueGauge[] = [
  ...mails('urgent'),
  ...mails('usual'),
  ...taskKinds.flatMap((kind) => [
    ...tasks(kind, 'queued'),
    ...tasks(kind, 'claimed'),
    ...tasks(kind, 'delayed'),
  ]),
  ...gameServers,
  ...gameSessions,
  ...openPurchases('pending'),
  ...openPurchases('verifying'),
  gauge('olympus_refunds_due', {}, countOf(sql`from donation where state = 'withdrawn'`)),
  gauge(
    'olympus_refunds_failed',
    {},
    countOf(sql`from donation where state = 'withdrawn' and ${isRefundFailed}`),
  ),
  gauge('olympus_payments_unmatched', {}, countOf(sql`from payment_event where ${isUnmatchedPayment}`)),
  gauge('olympus_selections_running', {}, countOf(runningSelections)),
  gauge('olympus_selections_running_seconds', {}, secondsSince(sql`min(started_at) ${runningSelections}`)),
  gauge('olympus_account_deletions_due', {}, countOf(dueDeletions)),
  gauge('olympus_account_deletions_overdue_seconds', {}, secondsSince(sql`min(deletion_at) ${dueDeletions}`)),
  gauge(
    'olympus_wheel_log_waiting_seconds',
    {},
    secondsSince(sql`created_at from wheel_leaf where position is null order by id limit 1`),
  ),
  gauge('olympus_wheel_draws_deviation', {}, drawsDeviation),
  gauge('olympus_ledger_accounts_drifted', {}, countOf(sql`from ledger_drift`)),
]

/** One statement for all, so that they show one moment and take one connection. */
export const readQueueGauges: Sql = sql`select jsonb_build_array(${join(
  queueGauges.map(({ value }) => value),
)}) as readings`
