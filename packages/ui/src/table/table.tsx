import { cx } from 'class-variance-authority'
import { useRef, type ComponentProps, type Key, type ReactNode } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { TableError, type TableErrorTexts } from './table-error.tsx'
import { SortButton, useSpokenSort, type Sort, type SortDirection } from './table-sort.tsx'
import * as styles from './table.css.ts'
import { useOverflow } from '../overflow/use-overflow.ts'

export type Column<Row> = {
  id: string
  header: string
  /** Of the header, if it differs from that of the page. */
  headerLang?: string | undefined
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined
  /** Marks the one column that names the row. */
  isRowHeader?: boolean | undefined
  /** Makes the header a sort button. Its value is the direction of the first press. */
  sortFirst?: SortDirection | undefined
  skeletonWidth?: number | undefined
  /** Of all its cells, also of the header. */
  className?: string | undefined
  /**
   * Position in the card that replaces the row on a phone: a line with the column's name, a line without it,
   * the top right corner beside the row's name, or hidden.
   */
  mobile?: 'stack' | 'bare' | 'end' | 'hidden' | undefined
}

export type TableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  caption: string
  isCaptionHidden?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The order of `rows`. The table does not sort; the owner of all rows does. */
  sort?: Sort | undefined
  onSortChange?: ((sort: Sort) => void) | undefined
  /** Describes the next press: "Sort by price, descending". */
  sortHint?: ((header: string, next: SortDirection) => string) | undefined
  /** Announced after sorting: "Sorted by price, descending". */
  sortedText?: ((header: string, direction: SortDirection) => string) | undefined
  /** Shows skeleton rows in place of the rows. */
  isLoading?: boolean | undefined
  skeletonRows?: number | undefined
  loadingLabel: string
  /** New rows are loading. The old ones stay. */
  isBusy?: boolean | undefined
  /** Shown above the old rows, or in their place if there are none. */
  error?: TableErrorTexts | undefined
  /** An `EmptyState`, shown below the header if there are no rows. */
  empty?: ReactNode
  /** A `Pagination`. */
  footer?: ReactNode
  /** Marks the player's own row. */
  isCurrentRow?: ((row: Row) => boolean) | undefined
}

// Explicit roles, because some browsers drop a table's roles when CSS changes its display.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/**
 * A table to read. Its rows are cards on a phone. `className` and `ref` go to the
 * box around table and footer.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = true,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  sortHint,
  sortedText,
  isLoading = false,
  skeletonRows = 10,
  loadingLabel,
  isBusy = false,
  error,
  empty,
  footer,
  isCurrentRow,
  className,
  ...props
}: TableProps<Row>) {
  const { ref: scroller, isOverflowing, isTall } = useOverflow('width')
  const table = useRef<HTMLTableElement>(null)
  const sortedColumn = columns.find(({ id }) => id === sort?.columnId)
  useSpokenSort(sort && sortedColumn && sortedText?.(sortedColumn.header, sort.direction), isBusy)

  const hasRows = rows.length > 0
  const errorElement = error && !isLoading && (
    <TableError {...error} hasRows={hasRows} isRetrying={isBusy} fallback={table} />
  )
  const instead = isLoading || hasRows ? null : (errorElement ?? empty)

  return (
    <div {...props} data-busy={isBusy || undefined} className={cx(styles.root, className)}>
      {hasRows && errorElement}
      <div
        ref={scroller}
        className={styles.scroller}
        data-overflowing={isOverflowing || undefined}
        data-tall={isTall || undefined}
        {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table
          {...roles.table}
          ref={table}
          tabIndex={-1}
          aria-busy={isLoading || isBusy || undefined}
          className={styles.table}
        >
          <caption className={isCaptionHidden ? visuallyHidden : styles.caption}>{caption}</caption>
          <thead
            {...roles.rowgroup}
            className={styles.head}
            data-sortable={columns.some(({ sortFirst }) => sortFirst) || undefined}
          >
            <HeadRow {...{ columns, sort, onSortChange, sortHint }} />
          </thead>
          <tbody {...roles.rowgroup} className={styles.body}>
            {isLoading ? (
              <SkeletonRows count={skeletonRows} {...{ columns, loadingLabel }} />
            ) : (
              <DataRows {...{ columns, rows, rowKey, isCurrentRow }} />
            )}
            {instead && (
              <tr {...roles.row} className={styles.emptyRow}>
                <td {...roles.cell} colSpan={columns.length} className={styles.emptyCell}>
                  {instead}
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

type HeadRowProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSortChange' | 'sortHint'>

function HeadRow<Row>({ columns, sort, onSortChange, sortHint }: HeadRowProps<Row>) {
  return (
    <tr {...roles.row} className={styles.headRow}>
      {columns.map(({ id, header, headerLang, align, sortFirst, className }) => {
        const direction = id === sort?.columnId ? sort.direction : undefined
        return (
          <th
            key={id}
            {...roles.columnheader}
            scope="col"
            lang={headerLang}
            aria-sort={sortFirst && (direction ?? 'none')}
            data-align={align}
            className={cx(styles.headCell, className)}
          >
            {sortFirst ? (
              <SortButton
                header={header}
                sortFirst={sortFirst}
                direction={direction}
                describe={sortHint}
                onSort={(next) => onSortChange?.({ columnId: id, direction: next })}
              />
            ) : (
              header
            )}
          </th>
        )
      })}
    </tr>
  )
}

type SkeletonRowsProps<Row> = Pick<TableProps<Row>, 'columns' | 'loadingLabel'> & { count: number }

function SkeletonRows<Row>({ count, columns, loadingLabel }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, place) => (
    <tr key={place} {...roles.row} className={styles.row}>
      {columns.map((column, columnPlace) => (
        <td
          key={column.id}
          {...cellProps({ ...column, isRowHeader: false })}
          data-leading={column.isRowHeader}
        >
          <Skeleton width={column.skeletonWidth ?? (column.isRowHeader ? 140 : 72)} height={12} />
          {place === 0 && columnPlace === 0 && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  ))
}

type DataRowsProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'isCurrentRow'>

function DataRows<Row>({ columns, rows, rowKey, isCurrentRow }: DataRowsProps<Row>) {
  return rows.map((row) => (
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
  ))
}

const cellProps = <Row,>({
  header,
  align,
  isRowHeader = false,
  mobile = 'stack',
  className,
}: Column<Row>) => ({
  ...(isRowHeader ? roles.rowheader : roles.cell),
  'data-label': header,
  'data-align': align,
  'data-mobile': mobile,
  className: cx(styles.cell, className),
})

function Cell({ isHeader = false, ...props }: ComponentProps<'td'> & { isHeader?: boolean | undefined }) {
  return isHeader ? <th {...props} scope="row" /> : <td {...props} />
}
