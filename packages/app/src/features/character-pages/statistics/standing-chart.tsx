import { useLingui } from '@lingui/react/macro'
import type { MeasureKey } from '@olympus/contract/statistic-keys'
import { measureOf } from '@olympus/contract/statistic-rates'
import { DotPlot } from '@olympus/ui/dot-plot/dot-plot'
import type { ReactNode } from 'react'

import type { Report } from './use-report.tsx'

const measures = [
  'onlineSeconds',
  'kills',
  'killDeathRatio',
  'raidsWon',
  'duelsWon',
  'goldEarned',
  'skillsCast',
] as const satisfies readonly MeasureKey[]

/** How the character compares with others of its level, or with one of the player's own. */
export function StandingChart({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names, frame, comparedValue, comparedName, ownName } = report
  const { compared, totals } = statistics
  if (!compared || comparedName === null) return null

  const textOf = (key: MeasureKey, value: number | null) => {
    if (value === null) return '–'
    if (key === 'killDeathRatio') return format.ratio(value)
    if (key === 'onlineSeconds') return format.hours(value)
    return key === 'goldEarned' ? format.compact(value) : format.number(Math.round(value))
  }
  const rows = measures.map((key) => {
    const [own, other] = [measureOf(totals, key), comparedValue(key)]
    const most = Math.max(own ?? 0, other ?? 0)
    const isMedian = compared.kind === 'median'
    return {
      ...(key === 'killDeathRatio' ? { label: t`Kill/death ratio` } : names.statistic(key)),
      position: isMedian ? (compared.aheadOf[key] ?? null) : own !== null && most > 0 ? own / most : null,
      marks: [isMedian ? 0.5 : other !== null && most > 0 ? other / most : null],
      value: textOf(key, own),
      note: textOf(key, other),
    }
  })
  const share = (position: number | null) => format.share(position)

  return compared.kind === 'median' ? (
    <DotPlot
      {...frame}
      title={t`Where you stand`}
      legend={{ dot: ownName, marks: [comparedName] }}
      heads={{
        label: t`Ahead of this share of characters`,
        ticks: [share(0), share(0.5), share(1)],
        value: ownName,
        note: t`Median`,
      }}
      data={rows}
      table={{
        head: [t`Figure`, ownName, t`Median`, t`Ahead of`],
        rows: rows.map(({ value, note, position, ...row }) => ({
          ...row,
          cells: [value, note, share(position)],
        })),
      }}
    />
  ) : (
    <DotPlot
      {...frame}
      title={t`Compared with ${comparedName}`}
      legend={{ dot: ownName, marks: [comparedName] }}
      data={rows}
      table={{
        head: [t`Figure`, ownName, comparedName],
        rows: rows.map(({ value, note, ...row }) => ({ ...row, cells: [value, note] })),
      }}
    />
  )
}
