import type { Queries } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { verifyLedger } from './verify-ledger.ts'

/** Raises the alarm when a balance is not what its entries say. */
export async function checkLedger(queries: Queries, log: Log): Promise<void> {
  const report = await verifyLedger(queries)
  if (report.isSound) log.debug({ accounts: report.accounts, entries: report.entries }, 'ledger is sound')
  else log.error({ report }, 'ledger has drifted')
}
