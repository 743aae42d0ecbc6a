import { entryRefusals, entryResults } from '@olympus/contract/bridge/batch'
import { batchEndpointNames } from '@olympus/contract/bridge/endpoints'
import { type AnyErrorKey, bridgeErrorKeys } from '@olympus/contract/bridge/errors'
import { taskKinds } from '@olympus/contract/bridge/tasks'
import { errorKeys } from '@olympus/contract/errors'
import { httpMethods, statusClasses } from '../http/request-classes.ts'
import { routeNames } from '../http/route-names.ts'
import { limitNames } from '../limits/limit-names.ts'
import { eventRejections } from '../payments/payment-provider.ts'

/** A label and every value that it can have, so that the number of series is bounded. */
type Labels = Readonly<Record<string, readonly string[]>>

interface Metric<L extends Labels = Labels> {
  readonly help: string
  readonly labels: L
}

/** Keeps the types of the label values. */
const metric = <const L extends Labels>(help: string, labels: L): Metric<L> => ({ help, labels })
const unlabeled = (help: string) => metric(help, {})

const outcomes = ['ok', 'refused', 'unavailable', 'fault'] as const
export type CallOutcome = (typeof outcomes)[number]

const paymentOperations = ['create-checkout', 'read-checkout', 'read-returns', 'refund'] as const
export type PaymentOperation = (typeof paymentOperations)[number]

/** One text in each build. */
const text: readonly string[] = []

const endpoint = [...routeNames, 'portal'] as const

const waitingTask = { kind: taskKinds, state: ['queued', 'claimed', 'delayed'] } as const

const counters = {
  olympus_http_requests_total: metric('Answered requests', {
    endpoint,
    method: httpMethods,
    status: statusClasses,
  }),
  olympus_http_refusals_total: metric('Refused requests to the API by error key', {
    key: [...errorKeys, ...bridgeErrorKeys] as readonly AnyErrorKey[],
  }),
  olympus_limits_exceeded_total: metric('Attempts beyond a rate limit', {
    limit: [
      ...limitNames,
      'requests-of-account',
      'requests-of-network',
      'parallel-requests-of-account',
      'parallel-requests-of-network',
    ],
  }),
  olympus_connections_closed_total: metric('Connections closed because there were too many', {
    reason: ['refused', 'idle'],
  }),
  olympus_database_refusals_total: unlabeled('Database work refused because too much was waiting'),
  olympus_database_retries_total: unlabeled('Repeated statements and transactions'),
  olympus_password_hash_refusals_total: unlabeled('Password hashes refused because too many were waiting'),
  olympus_payment_calls_total: metric('Calls of the payment provider', {
    operation: paymentOperations,
    outcome: outcomes,
  }),
  olympus_payment_events_rejected_total: metric('Signed events of the payment provider that were refused', {
    reason: eventRejections,
  }),
  olympus_chat_calls_total: metric('Exchanges of a code for a chat account', { outcome: outcomes }),
  olympus_mail_sends_total: metric('Attempts to hand a mail to the mail server', { outcome: outcomes }),
  olympus_mails_failed_total: metric('Mails that are not tried again', { reason: ['no-mailbox', 'too-old'] }),
  olympus_logins_total: metric('Answers to an attempt to log in', {
    method: ['password', 'second-factor', 'passkey'],
    outcome: [
      'logged-in',
      'second-factor-asked',
      '2FA_CODE_INVALID',
      'PASSKEY_INVALID',
      'PASSKEY_UNKNOWN',
      'SESSION_HANDLE_ERROR',
      'TOO_MANY_REQUESTS',
      'UNAUTHORIZED_BANNED_ACCOUNT',
      'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT',
      'UNKNOWN_CREDENTIALS',
    ],
  }),
  olympus_browser_checks_total: metric('Requests during a flood that a browser check decided', {
    action: ['register', 'request-password-reset', 'resend-activation'],
    outcome: ['challenged', 'delayed', 'proven'],
  }),
  olympus_registrations_total: metric('Answers to a registration', {
    outcome: [
      'accepted',
      'BAD_REQUEST',
      'BROWSER_CHECK_REQUIRED',
      'INVALID_EMAIL_FORMAT',
      'PASSWORD_BREACHED',
      'PASSWORD_CONTAINS_IDENTITY',
      'PASSWORD_TOO_COMMON',
      'TOO_MANY_REQUESTS',
      'USERNAME_TAKEN',
    ],
  }),
  olympus_bridge_entries_total: metric('Entries of batches of game servers', {
    endpoint: batchEndpointNames,
    result: entryResults,
  }),
  olympus_bridge_refused_entries_total: metric('Those of them that were refused', { reason: entryRefusals }),
  olympus_bridge_keys_rejected_total: metric('Requests for game servers without a usable key', {
    sender: ['player', 'unknown'],
  }),
  olympus_ledger_checks_total: metric('Finished checks of the ledger', { outcome: ['sound', 'drifted'] }),
}

/** All in seconds. */
const histograms = {
  olympus_bridge_batch_lag_seconds: metric('Time from when a game server made a batch until it is answered', {
    endpoint: batchEndpointNames,
  }),
  olympus_task_wait_seconds: metric('Time from when a task was due until a game server claims it', {
    kind: taskKinds,
  }),
  olympus_http_request_duration_seconds: metric('Time to answer a request', { endpoint }),
  olympus_payment_call_duration_seconds: metric('Time of a call of the payment provider', {
    operation: paymentOperations,
  }),
  olympus_chat_call_duration_seconds: unlabeled('Time to exchange a code for a chat account'),
  olympus_mail_send_duration_seconds: unlabeled('Time to hand a mail to the mail server'),
}

const gauges = {
  olympus_build_info: metric('Always 1; the labels name the build', {
    version: text,
    schema: text,
    node: text,
  }),
  olympus_database_connections: metric('Open connections of the pool', { state: ['in-use', 'idle'] }),
  olympus_database_waiting: unlabeled('Database work that waits for a connection'),
  olympus_event_streams: unlabeled('Open event streams of pages'),
  olympus_password_hashes: metric('Password hashes', { state: ['running', 'waiting'] }),
  olympus_payment_circuit_open: metric('1 while calls of the payment provider are refused', {
    calls: ['reads', 'writes'],
  }),
  olympus_launcher_files_damaged: unlabeled('Launchers that differ from their record, so nobody gets them'),
  olympus_ledger_sound_timestamp_seconds: unlabeled('Time of the last sound check of the ledger here'),
  olympus_queues_readable: unlabeled('1 if the queues below could be read from the database'),
  olympus_mails_waiting: metric('Mails to be sent', { urgency: ['urgent', 'usual'] }),
  olympus_mails_overdue_seconds: metric('For how long the next mail has been due', {
    urgency: ['urgent', 'usual'],
  }),
  olympus_tasks: metric('Tasks for game servers by kind and state', waitingTask),
  olympus_tasks_overdue_seconds: metric(
    'For how long the oldest of them is due, unanswered or delayed',
    waitingTask,
  ),
  olympus_game_servers: metric('Game servers that have greeted the portal', { state: ['online', 'quiet'] }),
  olympus_game_server_clock_skew_seconds: unlabeled('Greatest difference of a clock of a game server'),
  olympus_game_sessions: metric('Open game sessions', { state: ['online', 'ending', 'unknown'] }),
  olympus_characters_wanted: unlabeled('Characters of which the portal lacks data'),
  olympus_purchases_open: metric('Purchases without a result', { state: ['pending', 'verifying'] }),
  olympus_purchases_open_seconds: metric('Age of the oldest purchase without a result', {
    state: ['pending', 'verifying'],
  }),
  olympus_refunds_due: unlabeled('Withdrawn purchases that are not refunded yet'),
  olympus_refunds_failed: unlabeled('Those of them whose refund failed or was requested too often'),
  olympus_payments_unmatched: unlabeled('Payments that belong to no purchase and are not refunded'),
  olympus_selections_running: unlabeled('Permanent selections that are being carried out'),
  olympus_selections_running_seconds: unlabeled('For how long the oldest of them is being carried out'),
  olympus_account_deletions_due: unlabeled('Accounts whose data is to be deleted now'),
  olympus_account_deletions_overdue_seconds: unlabeled('For how long the oldest deletion is due'),
  olympus_wheel_log_waiting_seconds: unlabeled(
    'Age of the oldest entry without a place in the log of the wheel',
  ),
  olympus_wheel_draws_deviation: unlabeled('How unlikely the draws of the wheel are, in standard deviations'),
  olympus_ledger_accounts_drifted: unlabeled('Ledger accounts whose balance differs from their entries'),
}

/** Every metric of ours. A typed value of each label keeps paths, ids and names out. */
export const metricTable = { counters, histograms, gauges }

export type CounterName = keyof typeof counters
export type HistogramName = keyof typeof histograms
export type GaugeName = keyof typeof gauges

type LabelsOf<M> = M extends Metric<infer L> ? { readonly [Label in keyof L]: L[Label][number] } : never
export type CounterLabels<Name extends CounterName> = LabelsOf<(typeof counters)[Name]>
export type HistogramLabels<Name extends HistogramName> = LabelsOf<(typeof histograms)[Name]>
export type GaugeLabels<Name extends GaugeName> = LabelsOf<(typeof gauges)[Name]>
