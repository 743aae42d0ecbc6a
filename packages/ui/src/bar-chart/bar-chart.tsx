import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'

import { domainWithZero, percentOf, type ChartRow, type Domain, type NameLangs } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { RowLabel } from '../chart/row-label.tsx'
import { areaProps, AreaSample, Legend, SeriesPatterns } from '../chart/series.tsx'
import * as styles from './bar-chart.css.ts'

export type BarChartProps = ChartFrameProps & {
  /** One value per series in each row. Labels are unique. */
  data: readonly ChartRow[]
  /** Names of the series, at most four: "Won", "Lost". */
  series: readonly string[]
  seriesLangs?: NameLangs | undefined
  /** First column header of the table: "Raid". */
  rowsLabel: string
  formatValue: (value: number) => string
  /** Shown instead of a null value: "No data". */
  unknownLabel: string
  /**
   * Adds the share of the first series in `of`, by default the sum of all rows. `format` receives a number
   * from 0 to 1.
   */
  share?: { label: string; format: (share: number) => string; of?: number | undefined } | undefined
}

type BarProps = { value: number | null; domain: Domain; patternsId: string; index: number }

function Bar({ value, domain, patternsId, index }: BarProps) {
  const zero = percentOf(0, domain)
  const end = percentOf(value ?? 0, domain)
  return (
    <svg className={styles.bar}>
      {value !== null && value !== 0 && (
        <rect
          {...areaProps(patternsId, index)}
          x={`${Math.min(zero, end)}%`}
          width={`${Math.abs(end - zero)}%`}
          y={1}
          height={14}
          rx={3}
        />
      )}
      {(!value || zero > 0) && (
        <line x1={`${zero}%`} x2={`${zero}%`} y1={-3} y2={19} className={styles.zero} />
      )}
    </svg>
  )
}

/** Compares amounts. Each bar shows its value, so nothing needs a hover. */
export function BarChart({
  data,
  series,
  seriesLangs = [],
  rowsLabel,
  formatValue,
  unknownLabel,
  share,
  ...props
}: BarChartProps) {
  const patternsId = useId()
  const domain = domainWithZero(data)
  const sum = share?.of ?? data.reduce((total, { values }) => total + (values[0] ?? 0), 0)
  const rows = data.map(({ label, labelLang, icon, values }) => ({
    label,
    labelLang,
    icon,
    share: share?.format(sum > 0 ? (values[0] ?? 0) / sum : 0),
    cells: series.map((_, index) => {
      const value = values[index] ?? null
      return { value, text: value === null ? unknownLabel : formatValue(value) }
    }),
  }))
  const longest = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ text }) => text.length)))

  return (
    <Chart
      {...props}
      table={{
        head: [rowsLabel, ...series, ...(share ? [share.label] : [])],
        headLangs: [undefined, ...seriesLangs],
        rows: rows.map((row) => ({
          label: row.label,
          labelLang: row.labelLang,
          cells: [...row.cells.map(({ text }) => text), ...(row.share === undefined ? [] : [row.share])],
        })),
      }}
    >
      <div aria-hidden className={styles.picture}>
        <SeriesPatterns id={patternsId} />
        {series.length > 1 && (
          <Legend
            entries={series.map((name, index) => ({
              name,
              lang: seriesLangs[index],
              sample: <AreaSample id={patternsId} index={index} />,
            }))}
          />
        )}
        <div className={styles.rows} style={assignInlineVars({ [styles.valueWidth]: `${longest}ch` })}>
          {rows.map(({ label, labelLang, icon, cells, ...row }) => (
            <div key={label} data-single={series.length === 1 || undefined} className={styles.row}>
              <RowLabel icon={icon} lang={labelLang}>
                {label}
              </RowLabel>
              <div className={styles.lines}>
                {cells.map(({ value, text }, index) => (
                  <div key={series[index]} className={styles.line}>
                    <Bar {...{ value, domain, patternsId, index }} />
                    <span data-unknown={value === null || undefined} className={styles.value}>
                      {text}
                    </span>
                    {row.share !== undefined && <span className={styles.share}>{row.share}</span>}
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Chart>
  )
}
