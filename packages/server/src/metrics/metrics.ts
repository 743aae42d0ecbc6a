import type { CounterLabels, CounterName, HistogramLabels, HistogramName } from './metric-table.ts'

/** What this process reports about its work. `metric-table.ts` lists the metrics and their label values. */
export interface Metrics {
  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>): void
  time<Name extends HistogramName>(name: Name, labels: HistogramLabels<Name>, seconds: number): void
  /** The ledger was checked just now and is sound. */
  ledgerIsSound(): void
}

/** Reports nothing. */
export const noMetrics: Metrics = { count() {}, time() {}, ledgerIsSound() {} }
