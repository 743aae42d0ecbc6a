import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { type Metrics, noMetrics } from '../../metrics/metrics.ts'
import { checkLedger, checkWholeLedger } from './check-ledger.ts'

/** Three in the morning of UTC, next time. */
const nextNight = sql`
  (date_trunc('day', now() at time zone 'UTC' - interval '3 hours') + interval '27 hours') at time zone 'UTC'`

/** Whether the work is due and no other process has begun it. */
const isOurs = async (database: Database, claim: Sql) => (await database.execute(claim)) > 0

/** Checks the ledger if no process has in the last 15 minutes. */
export async function checkLedgerInTurn(
  database: Database,
  log: Log,
  metrics: Metrics = noMetrics,
): Promise<void> {
  const claim = sql`
    update ledger_check set check_due_at = now() + interval '15 minutes' where check_due_at <= now()`
  if (await isOurs(database, claim)) await checkLedger(database, log, metrics)
}

/** Checks the whole ledger once a night. Another process tries again an hour later if this one is killed. */
export async function checkWholeLedgerInTurn(
  database: Database,
  log: Log,
  metrics: Metrics = noMetrics,
): Promise<void> {
  const claim = sql`
    update ledger_check set verification_due_at = now() + interval '1 hour' where verification_due_at <= now()`
  if (!(await isOurs(database, claim))) return
  await checkWholeLedger(database, log, metrics)
  await database.execute(sql`update ledger_check set verification_due_at = ${nextNight}`)
}
