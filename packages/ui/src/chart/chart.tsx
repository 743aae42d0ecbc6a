import { cx } from 'class-variance-authority'
import { Table2 } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './chart.css.ts'

/** Props shared by all charts. */
export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title' | 'children'> & {
  /** Names the figure and what it counts: "Kills per week". */
  title: ReactNode
  /** Label of the button that swaps the picture for the table: "Table". */
  tableLabel: string
  /** Replaces the picture when there is nothing to draw. */
  empty: ReactNode
  isLoading?: boolean | undefined
  isTableShown?: boolean | undefined
  defaultTableShown?: boolean | undefined
  onTableShownChange?: ((isShown: boolean) => void) | undefined
}

export type ChartProps = ChartFrameProps & {
  /** The picture’s data, formatted. */
  table: { head: readonly string[]; rows: readonly { label: string; cells: readonly string[] }[] }
  /** Height of the placeholder while loading, in px. */
  pictureHeight?: number | undefined
  children: ReactNode
}

/** A figure with a picture and an equivalent table. */
export function Chart({
  title,
  tableLabel,
  empty,
  isLoading = false,
  isTableShown,
  defaultTableShown = false,
  onTableShownChange,
  table: { head, rows },
  pictureHeight = 220,
  className,
  children,
  ...props
}: ChartProps) {
  const titleId = useId()
  const [ownIsTableShown, setOwnIsTableShown] = useState(defaultTableShown)
  const isTable = isTableShown ?? ownIsTableShown
  const isReady = !isLoading && rows.length > 0

  const table = (
    <table aria-labelledby={titleId} className={styles.table}>
      <thead>
        <tr className={styles.line}>
          {head.map((name) => (
            <th key={name} scope="col" className={styles.columnHead}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label} className={styles.line}>
            <th scope="row" className={styles.rowHead}>
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

  return (
    <figure
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      {...props}
      className={cx(styles.root, className)}
    >
      <figcaption className={styles.head}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        {isReady && (
          <Button
            tone="ghost"
            size="sm"
            aria-pressed={isTable}
            icon={<Icon icon={Table2} size={14} />}
            onClick={() => {
              setOwnIsTableShown(!isTable)
              onTableShownChange?.(!isTable)
            }}
          >
            {tableLabel}
          </Button>
        )}
      </figcaption>
      {isLoading && <Skeleton isBlock width="100%" height={pictureHeight} radius={8} />}
      {!isLoading && !isReady && empty}
      {isReady && !isTable && children}
      {isReady && (isTable ? table : <div className={visuallyHidden}>{table}</div>)}
    </figure>
  )
}
