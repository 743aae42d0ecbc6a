import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import {
  type CounterName,
  type GaugeLabels,
  type GaugeName,
  type HistogramName,
  metricTable,
} from './metric-table.ts'
import type { Metrics } from './metrics.ts'

export interface MetricRegistry {
  /** For code that reports. */
  readonly metrics: Metrics
  readonly registry: Registry
  set<Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, value: number): void
  /** Sets a counter that has no labels to what another module has counted. */
  setTotal(name: CounterName, total: number): void
  /** Leaves out a gauge whose value is unknown. A stale value would look like a fact. */
  leaveOut(name: GaugeName): void
}

type Labels = Readonly<Record<string, readonly string[]>>

const bucketsInSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Rates see the first event of a series only if it starts at 0. Larger metrics would be mostly zeros. */
const maxInitialSeries = 200

function combinationsOf(labels: Labels): Record<string, string>[] {
  let combinations: Record<string, string>[] = [{}]
  for (const [label, values] of Object.entries(labels))
    combinations = combinations.flatMap((known) => values.map((value) => ({ ...known, [label]: value })))
  return combinations
}

/** Creates every metric of the table with the Prometheus client. */
export function createMetrics(): MetricRegistry {
  const registry = new Registry()
  const create = <Name extends string, Created>(
    table: Readonly<Record<Name, { readonly help: string; readonly labels: Labels }>>,
    one: (config: { name: Name; help: string; labelNames: string[]; registers: Registry[] }) => Created,
  ) =>
    new Map(
      (Object.keys(table) as Name[]).map((name) => {
        const { help, labels } = table[name]
        return [name, one({ name, help, labelNames: Object.keys(labels), registers: [registry] })] as const
      }),
    )
  const counters = create(metricTable.counters, (config) => new Counter(config))
  const histograms = create(
    metricTable.histograms,
    (config) => new Histogram({ ...config, buckets: bucketsInSeconds }),
  )
  const gauges = create(metricTable.gauges, (config) => new Gauge(config))

  for (const [name, counter] of counters) {
    const combinations = combinationsOf(metricTable.counters[name].labels)
    if (combinations.length <= maxInitialSeries) for (const labels of combinations) counter.inc(labels, 0)
  }
  // Until it is known, 0 would mean the year 1970.
  gauges.get('olympus_ledger_sound_timestamp_seconds')?.remove()

  return {
    registry,
    metrics: {
      count: (name, labels) => counters.get(name)?.inc(labels),
      time: (name: HistogramName, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
      ledgerIsSound: () => gauges.get('olympus_ledger_sound_timestamp_seconds')?.setToCurrentTime(),
    },
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
    setTotal(name, total) {
      counters.get(name)?.reset()
      counters.get(name)?.inc(total)
    },
    leaveOut(name) {
      gauges.get(name)?.reset()
      if (Object.keys(metricTable.gauges[name].labels).length === 0) gauges.get(name)?.remove()
    },
  }
}
