import { cx } from 'class-variance-authority'
import { useLayoutEffect, useRef, useState, type ComponentProps, type Key, type ReactNode } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './table.css.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined
  /** The one column that names its row. */
  isRowHeader?: boolean | undefined
  skeletonWidth?: number | undefined
  /** On a phone a row is a card: a line with the column's name, the top right corner beside the row's name, or left out. */
  mobile?: 'stack' | 'end' | 'hidden' | undefined
}

export type TableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  caption: string
  isCaptionHidden?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Skeleton rows in place of the rows. */
  isLoading?: boolean | undefined
  skeletonRows?: number | undefined
  loadingLabel: string
  /** Other rows are on their way; the old ones stay. */
  isBusy?: boolean | undefined
  /** An `EmptyState`, under the head, when there are no rows. */
  empty?: ReactNode
  /** A `Pagination`. */
  footer?: ReactNode
  /** The player's own row. */
  isCurrentRow?: ((row: Row) => boolean) | undefined
}

// Spelled out, because some browsers drop a table's roles where CSS makes cards of its rows.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** A table to read; cards on a phone. `className` and `ref` reach the box around table and footer. */
export function Table<Row>({
  caption,
  isCaptionHidden = true,
  columns,
  rows,
  rowKey,
  isLoading = false,
  skeletonRows = 10,
  loadingLabel,
  isBusy = false,
  empty,
  footer,
  isCurrentRow,
  className,
  ...props
}: TableProps<Row>) {
  const { ref: scroller, isOverflowing } = useOverflow()
  const cellProps = ({ header, align, isRowHeader = false, mobile = 'stack' }: Column<Row>) => ({
    ...(isRowHeader ? roles.rowheader : roles.cell),
    'data-label': header,
    'data-align': align,
    'data-mobile': mobile,
    className: styles.cell,
  })

  return (
    <div {...props} data-busy={isBusy || undefined} className={cx(styles.root, className)}>
      <div
        ref={scroller}
        className={styles.scroller}
        {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table {...roles.table} aria-busy={isLoading || isBusy || undefined} className={styles.table}>
          <caption className={isCaptionHidden ? visuallyHidden : styles.caption}>{caption}</caption>
          <thead {...roles.rowgroup} className={styles.head}>
            <tr {...roles.row}>
              {columns.map(({ id, header, align }) => (
                <th
                  key={id}
                  {...roles.columnheader}
                  scope="col"
                  data-align={align}
                  className={styles.headCell}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup} className={styles.body}>
            {isLoading
              ? Array.from({ length: skeletonRows }, (_, place) => (
                  <tr key={place} {...roles.row} className={styles.row}>
                    {columns.map((column, columnPlace) => (
                      <td
                        key={column.id}
                        {...cellProps({ ...column, isRowHeader: false })}
                        data-leading={column.isRowHeader}
                      >
                        <Skeleton
                          width={column.skeletonWidth ?? (column.isRowHeader ? 140 : 72)}
                          height={12}
                        />
                        {place === 0 && columnPlace === 0 && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr
                    key={rowKey(row)}
                    {...roles.row}
                    className={styles.row}
                    data-current={isCurrentRow?.(row) || undefined}
                  >
                    {columns.map((column) => (
                      <Cell key={column.id} {...cellProps(column)} isHeader={column.isRowHeader}>
                        {column.cell(row)}
                      </Cell>
                    ))}
                  </tr>
                ))}
            {!isLoading && rows.length === 0 && empty && (
              <tr {...roles.row} className={styles.emptyRow}>
                <td {...roles.cell} colSpan={columns.length} className={styles.emptyCell}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}

function Cell({ isHeader = false, ...props }: ComponentProps<'td'> & { isHeader?: boolean | undefined }) {
  return isHeader ? <th {...props} scope="row" /> : <td {...props} />
}

/** A box that scrolls has to be reachable by keyboard and have a name; one that does not must not be a stop on the way. */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOverflowing, setIsOverflowing] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const measure = () =>
      setIsOverflowing(box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === 'auto')
    // The observer answers a frame later, and the box must be right from the first one.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing }
}
