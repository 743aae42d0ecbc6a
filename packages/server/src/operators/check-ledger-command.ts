import { type LedgerReport, verifyLedger } from '../features/ledger/verify-ledger.ts'
import type { OperatorCommand } from './operator-command.ts'

function* linesOf(report: LedgerReport) {
  const { isSound, accounts, entries, drifts, unbalancedTransactions, changedEntries } = report
  for (const { name, balanceCoins, entriesCoins, brokenFromEntryId } of drifts) {
    const from =
      brokenFromEntryId === null ? '' : `; its running balance is wrong from entry ${brokenFromEntryId} on`
    yield `DRIFT ${name}: balance ${balanceCoins}, entries ${entriesCoins}, difference ${balanceCoins - entriesCoins}${from}`
  }
  for (const id of unbalancedTransactions) yield `UNBALANCED transaction ${id}: its entries do not sum to 0`
  for (const { fromEntryId, throughEntryId } of changedEntries)
    yield `CHANGED entries ${fromEntryId} to ${throughEntryId}: some were changed, removed or added after they were sealed`
  yield `The ledger ${isSound ? 'is sound' : 'HAS DRIFTED'}: ${accounts} accounts, ${entries} entries, ${drifts.length} drifts, ${unbalancedTransactions.length} unbalanced transactions`
}

export const checkLedgerCommand: OperatorCommand = {
  kind: 'reading',
  name: 'ledger check',
  summary: 'computes every balance again and names every drift',
  async run({ database, print }) {
    const report = await verifyLedger(database)
    for (const line of linesOf(report)) print(line)
    return report.isSound
  },
}
