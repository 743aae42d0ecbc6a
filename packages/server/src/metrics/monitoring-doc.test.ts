import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from './create-metrics.ts'
import { createExposition } from './exposition.ts'
import { metricTable } from './metric-table.ts'
import { queueGauges } from './queue-readings.ts'

const docs = path.join(import.meta.dirname, '../../../../docs')
const monitoring = readFileSync(path.join(docs, 'monitoring.md'), 'utf8')
const [ofProcesses = '', rest = ''] = monitoring.split('## Metrics of the whole portal')
const [ofPortal = '', ofNode = ''] = rest.split('## Node.js')

const metricRow = /^\| `((?:olympus|nodejs|process)_\w+)` *\| (\w+) *\| ([^|]*)\|/gm

/** Rows of a table of metrics as `name type labels`. */
const rowsOf = (text: string) =>
  [...text.matchAll(metricRow)].map(([, name, type, labels = '']) =>
    `${name} ${type} ${labels.replaceAll('`', '').trim()}`.trim(),
  )

function registered(): string[] {
  const metrics = createMetrics()
  createExposition(metrics, {
    database: { usage: () => ({ inUse: 0, idle: 0, waiting: 0, refusals: 0, retries: 0 }) },
    launcherFiles: { problems: () => [] },
    live: { openStreams: () => 0 },
    provider: { openCircuits: () => [] },
    passwordQueue: () => ({ running: 0, waiting: 0, refusals: 0 }),
    build: { version: '1', schema: '1', node: '1' },
    readQueues: async () => null,
  })
  return metrics.registry
    .getMetricsAsArray()
    .map((metric) => metric as unknown as { name: string; type: string; labelNames: string[] })
    .map(({ name, type, labelNames }) => `${name} ${type} ${labelNames.join(', ')}`.trim())
}

describe('docs/monitoring.md', () => {
  const ours = (rows: readonly string[]) => rows.filter((row) => row.startsWith('olympus_')).toSorted()

  it('lists every metric of ours with its type and labels, and no other', () => {
    expect(ours(rowsOf(monitoring))).toEqual(ours(registered()))
  })

  // Some metrics of processes exist only there.
  it.runIf(process.platform === 'linux')('lists every metric of the client', () => {
    expect(rowsOf(ofNode).toSorted()).toEqual(
      registered()
        .filter((row) => !row.startsWith('olympus_'))
        .toSorted(),
    )
  })

  it('names as metrics of the whole portal what is read from the database', () => {
    const names = (rows: readonly string[]) => new Set(rows.map((row) => row.split(' ')[0]))
    expect(names(rowsOf(ofPortal))).toEqual(new Set(queueGauges.map(({ name }) => name)))
    expect(names(rowsOf(ofProcesses)).intersection(names(rowsOf(ofPortal)))).toEqual(new Set())
  })
})

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string
      readonly expr: string
      readonly labels: { readonly severity: string }
      readonly annotations: { readonly summary: string }
    }[]
  }[]
}

const { groups } = parse(readFileSync(path.join(docs, 'alerts.yml'), 'utf8')) as Rules
const rules = groups.flatMap((group) => group.rules)

/** The possible values of each label of ours, by metric. */
const labelsOf = new Map<string, Readonly<Record<string, readonly string[]>>>(
  Object.values(metricTable).flatMap((table) =>
    Object.entries(table).map(([name, { labels }]) => [name, labels] as const),
  ),
)

describe('docs/alerts.yml', () => {
  const names = new Set(registered().map((row) => row.split(' ')[0] ?? ''))
  const metricsIn = (expr: string) =>
    [...expr.matchAll(/\b(?:olympus|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''))

  it.each(rules)('$alert asks for metrics that exist', ({ expr }) => {
    expect(metricsIn(expr).filter((name) => !names.has(name))).toEqual([])
  })

  it.each(rules)('$alert asks for labels and values that exist', ({ expr }) => {
    const wrong = [...expr.matchAll(/(olympus_\w+)\{([^}]*)\}/g)].flatMap(([, name = '', matchers = '']) =>
      [...matchers.matchAll(/(\w+)(?:=|!=|=~|!~)"([^"]*)"/g)].flatMap(([, label = '', values = '']) => {
        const known = labelsOf.get(name.replace(/_bucket$/, ''))?.[label] ?? []
        return values.split('|').filter((value) => !known.includes(value))
      }),
    )
    expect(wrong).toEqual([])
  })

  it('has a severity and a summary for each alert, and a row with what to do', () => {
    for (const { labels, annotations } of rules) {
      expect(['critical', 'warning']).toContain(labels.severity)
      expect(annotations.summary).not.toBe('')
    }
    const described = [...monitoring.matchAll(/^\| `(Olympus\w+)` *\| \S.* \| \S.* \|$/gm)].map(
      ([, name]) => name,
    )
    expect(described).toEqual(rules.map(({ alert }) => alert))
  })
})
