import type { ChartRow, NameLangs } from './chart-data.ts'
import * as styles from './chart-table.css.ts'

/** A picture’s data, formatted. Labels of rows and columns are unique. */
export type ChartTableData = {
  head: readonly string[]
  headLangs?: NameLangs | undefined
  rows: readonly (Pick<ChartRow, 'label' | 'labelLang'> & { cells: readonly string[] })[]
}

/** The table behind a picture. */
export function ChartTable({ head, headLangs, rows, labelledBy }: ChartTableData & { labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead>
        <tr className={styles.line}>
          {head.map((name, index) => (
            <th key={name} scope="col" lang={headLangs?.[index]} className={styles.columnHead}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, labelLang, cells }) => (
          <tr key={label} className={styles.line}>
            <th scope="row" lang={labelLang} className={styles.rowHead}>
              {label}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className={styles.number}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
