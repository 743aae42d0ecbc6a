import { createMetrics, type MetricRegistry } from '../metrics/create-metrics.ts'

interface TestMetrics extends MetricRegistry {
  /** The value of a series as a scrape names it, such as `name{label="value"}`. Undefined: not there. */
  valueOf(series: string): Promise<number | undefined>
  /** Every series whose name starts like this and whose value is not 0. */
  seriesOf(name: string): Promise<string[]>
}

/** Metrics of their own, for one test. */
export function testMetrics(): TestMetrics {
  const metrics = createMetrics()
  async function values(): Promise<[series: string, value: number][]> {
    const lines = (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    return lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    })
  }
  return {
    ...metrics,
    valueOf: async (series) => (await values()).find(([name]) => name === series)?.[1],
    seriesOf: async (name) =>
      (await values()).flatMap(([series, value]) => (series.startsWith(name) && value !== 0 ? [series] : [])),
  }
}
