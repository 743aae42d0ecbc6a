import type { Database } from '../database/database.ts'
import type { LauncherFiles } from '../features/download/launcher-files.ts'
import type { LiveEvents } from '../features/live/live-events.ts'
import type { PasswordQueue } from '../features/passwords/password-hash.ts'
import { circuits, type PaymentProvider } from '../payments/payment-provider.ts'
import type { MetricRegistry } from './create-metrics.ts'

/** What counts its own state in this process. */
export interface ProcessSources {
  readonly database: Pick<Database, 'usage'>
  readonly launcherFiles: Pick<LauncherFiles, 'problems'>
  readonly live: Pick<LiveEvents, 'openStreams'>
  readonly provider: Pick<PaymentProvider, 'openCircuits'>
  readonly passwordQueue: () => PasswordQueue
}

/** Reads the state of this process at a scrape. */
export function readProcess(
  { database, launcherFiles, live, provider, passwordQueue }: ProcessSources,
  { set, setTotal }: Pick<MetricRegistry, 'set' | 'setTotal'>,
): void {
  const usage = database.usage()
  set('olympus_database_connections', { state: 'in-use' }, usage.inUse)
  set('olympus_database_connections', { state: 'idle' }, usage.idle)
  set('olympus_database_waiting', {}, usage.waiting)
  setTotal('olympus_database_refusals_total', usage.refusals)
  setTotal('olympus_database_retries_total', usage.retries)

  set('olympus_event_streams', {}, live.openStreams())

  set('olympus_launcher_files_damaged', {}, launcherFiles.problems().length)

  const hashes = passwordQueue()
  set('olympus_password_hashes', { state: 'running' }, hashes.running)
  set('olympus_password_hashes', { state: 'waiting' }, hashes.waiting)
  setTotal('olympus_password_hash_refusals_total', hashes.refusals)

  const open = provider.openCircuits()
  for (const calls of circuits) set('olympus_payment_circuit_open', { calls }, open.includes(calls) ? 1 : 0)
}
