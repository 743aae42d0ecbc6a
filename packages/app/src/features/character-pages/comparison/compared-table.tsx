import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

import * as styles from './comparison.css.ts'

// Explicit roles, because some browsers drop those of a table when CSS changes its display.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

export interface ComparedRow {
  readonly key: string
  readonly label: string
  /** Undefined while loading. */
  readonly cells: readonly [one: ReactNode, other: ReactNode, difference: ReactNode] | undefined
}

interface ComparedTableProps {
  readonly caption: string
  /** What the rows are. */
  readonly rowHeader: string
  /** Of the two characters. Undefined while loading. */
  readonly names: readonly [one: string, other: string | undefined]
  readonly rows: readonly ComparedRow[]
  /** Items have pictures and more text. */
  readonly kind: 'items' | 'values'
}

/** Rows of two values and their difference. On a phone the label is a line of its own. */
export function ComparedTable({ caption, rowHeader, names, rows, kind }: ComparedTableProps): ReactNode {
  const { t } = useLingui()
  return (
    <table {...roles.table} aria-label={caption} className={styles.table}>
      <thead {...roles.rowgroup} className={styles.body}>
        <tr {...roles.row} className={styles.line[kind]}>
          <th {...roles.columnheader} scope="col" className={styles.labelHeader}>
            {rowHeader}
          </th>
          {names.map((name, index) => (
            <th
              key={index === 0 ? 'one' : 'other'}
              {...roles.columnheader}
              scope="col"
              translate="no"
              className={styles.name}
            >
              {name ?? (
                <>
                  <VisuallyHidden>{t`Character`}</VisuallyHidden>
                  <Skeleton width={90} />
                </>
              )}
            </th>
          ))}
          <th
            {...roles.columnheader}
            scope="col"
            className={styles.differenceHeader[kind]}
          >{t`Difference`}</th>
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className={styles.body}>
        {rows.map(({ key, label, cells }) => (
          <tr key={key} {...roles.row} className={styles.line[kind]}>
            <th {...roles.rowheader} scope="row" className={styles.label}>
              {label}
            </th>
            <td {...roles.cell} className={styles.cell[kind]}>
              {cells ? cells[0] : <Skeleton width={70} />}
            </td>
            <td {...roles.cell} className={styles.cell[kind]}>
              {cells ? cells[1] : <Skeleton width={70} />}
            </td>
            <td {...roles.cell} className={styles.difference[kind]}>
              {cells ? cells[2] : <Skeleton width={50} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
