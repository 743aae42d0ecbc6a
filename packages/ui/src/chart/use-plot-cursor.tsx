import { useState, type ReactNode } from 'react'

import type { ChartRow, NameLangs } from './chart-data.ts'
import { PlotCursor, type PlotCursorProps } from './plot-cursor.tsx'
import { Readout } from './readout.tsx'

/** Props shared by the charts with a cursor. */
export type PlotProps = {
  /** In chronological order, one value per series in each row. Labels are unique. */
  data: readonly ChartRow[]
  /** The names of the series, at most four. */
  series: readonly string[]
  seriesLangs?: NameLangs | undefined
  /** The header of the table's first column: "Week". */
  rowsLabel: string
  /** Names the control that moves from row to row: "Kills per week, point". */
  cursorLabel: string
  formatValue: (value: number) => string
  /** Shown instead of a null value: "No data". */
  unknownLabel: string
}

type PlotCursorOptions = Pick<PlotCursorProps, 'kind'> & {
  /** Legend sample of a series. */
  sampleOf: (index: number) => ReactNode
}

/**
 * The row at the cursor, initially the last one, with its values above the plot, and the table of all
 * rows.
 */
export function usePlotCursor(
  { data, series, seriesLangs = [], rowsLabel, cursorLabel, formatValue, unknownLabel }: PlotProps,
  { kind, sampleOf }: PlotCursorOptions,
) {
  const [chosen, setChosen] = useState(Infinity)
  const at = Math.min(chosen, data.length - 1)
  const row = data[at]
  const textOf = (value: number | null | undefined) => (value == null ? unknownLabel : formatValue(value))
  const cellsOf = ({ values }: ChartRow) => series.map((_, index) => textOf(values[index]))
  const spoken =
    row && cellsOf(row).map((text, index) => (series.length > 1 ? `${series[index]} ${text}` : text))

  return {
    at,
    table: {
      head: [rowsLabel, ...series],
      headLangs: [undefined, ...seriesLangs],
      rows: data.map((each) => ({ label: each.label, cells: cellsOf(each) })),
    },
    readout: (
      <Readout
        label={row?.label}
        values={series.map((name, index) => ({
          name,
          lang: seriesLangs[index],
          sample: sampleOf(index),
          text: textOf(row?.values[index]),
        }))}
      />
    ),
    cursor: (
      <PlotCursor
        label={cursorLabel}
        valueText={row && `${row.label}: ${spoken?.join(', ')}`}
        count={data.length}
        at={at}
        onMove={setChosen}
        kind={kind}
      />
    ),
  }
}
