import { cx } from 'class-variance-authority'
import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { Button } from '../button/button.tsx'
import { Card, type CardProps } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { useOverflow } from '../overflow/use-overflow.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { ChartFacts, type ChartFact } from './chart-facts.tsx'
import { ChartTable, type ChartTableData } from './chart-table.tsx'
import * as styles from './chart.css.ts'

/** Props shared by all charts. */
export type ChartFrameProps = Omit<ComponentProps<'section'>, 'title' | 'children'> &
  Pick<CardProps, 'headingLevel'> & {
    /** What the picture counts: "Kills per week". */
    title: ReactNode
    /** Label of the button that swaps the picture for the table: "Show as table". */
    tableLabel: string
    /** Its label while the table is shown: "Show picture". */
    pictureLabel: string
    /** Replaces the picture when there is nothing to draw: one sentence, or an `EmptyState`. */
    empty: ReactNode
    isLoading?: boolean | undefined
    /** Other numbers are on their way: dims the picture, which stays. */
    isPending?: boolean | undefined
    /** A `LeadFigure`, with the picture. */
    lead?: ReactNode
    /** `start` places the lead figure beside the picture if the card is wide. */
    leadPlace?: 'above' | 'start' | undefined
    /** One sentence on how to read the picture. */
    note?: ReactNode
    /** Two to four numbers below the picture. */
    facts?: readonly ChartFact[] | undefined
    isTableShown?: boolean | undefined
    defaultTableShown?: boolean | undefined
    onTableShownChange?: ((isShown: boolean) => void) | undefined
  }

export type ChartProps = ChartFrameProps & {
  /** The picture’s data, formatted. */
  table: ChartTableData
  /** Height of the placeholder while loading, in px. */
  pictureHeight?: number | undefined
  /** The picture reaches to the sides of the card. */
  isPictureFlush?: boolean | undefined
  children: ReactNode
}

/** A card with a picture and an equivalent table. */
export function Chart({
  title,
  tableLabel,
  pictureLabel,
  empty,
  isLoading = false,
  isPending = false,
  lead,
  leadPlace = 'above',
  note,
  facts = [],
  isTableShown,
  defaultTableShown = false,
  onTableShownChange,
  table,
  pictureHeight = 220,
  isPictureFlush = false,
  className,
  children,
  ...props
}: ChartProps) {
  const titleId = useId()
  const [ownIsTableShown, setOwnIsTableShown] = useState(defaultTableShown)
  const isTable = isTableShown ?? ownIsTableShown
  const isReady = !isLoading && table.rows.length > 0

  const toggle = (
    <Button
      tone="ghost"
      size="sm"
      isFlush
      icon={<Icon icon={isTable ? ChartNoAxesColumn : Table2} size={14} />}
      aria-describedby={titleId}
      className={styles.toggle}
      onClick={() => {
        setOwnIsTableShown(!isTable)
        onTableShownChange?.(!isTable)
      }}
    >
      <span className={styles.toggleLabel}>{isTable ? pictureLabel : tableLabel}</span>
    </Button>
  )

  return (
    <Card
      isFlush
      aria-busy={isLoading || isPending || undefined}
      {...props}
      title={<span id={titleId}>{title}</span>}
      actions={isReady && toggle}
      className={cx(styles.root, className)}
    >
      {isLoading && (
        <div className={styles.body} data-lead={lead === undefined ? undefined : leadPlace}>
          {lead !== undefined && <LeadSkeleton />}
          <Skeleton isBlock width="100%" height={pictureHeight} radius={8} />
        </div>
      )}
      {!isLoading && !isReady && (
        <>
          {lead !== undefined && <div className={styles.body}>{lead}</div>}
          <div className={styles.empty} style={{ minHeight: pictureHeight }}>
            {empty}
          </div>
        </>
      )}
      {isReady && isTable && <ScrolledTable table={table} titleId={titleId} />}
      {isReady && !isTable && (
        <>
          <div
            className={styles.body}
            data-lead={lead === undefined ? undefined : leadPlace}
            data-flush={isPictureFlush || undefined}
            data-pending={isPending || undefined}
          >
            {lead}
            {note !== undefined && <p className={styles.note}>{note}</p>}
            <div className={styles.picture}>{children}</div>
          </div>
          <div className={visuallyHidden}>
            <ChartTable {...table} labelledBy={titleId} />
          </div>
        </>
      )}
      {!isLoading && facts.length > 0 && <ChartFacts facts={facts} />}
    </Card>
  )
}

function ScrolledTable({ table, titleId }: { table: ChartTableData; titleId: string }) {
  const { ref, isOverflowing } = useOverflow('height')
  const scrolling = isOverflowing ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {}
  return (
    <div ref={ref} className={styles.scroller} {...scrolling}>
      <ChartTable {...table} labelledBy={titleId} />
    </div>
  )
}

function LeadSkeleton() {
  return (
    <div className={styles.leadSkeleton}>
      <Skeleton isBlock width={120} height={14} />
      <Skeleton isBlock width={180} height={44} />
      <Skeleton isBlock width={150} height={14} />
    </div>
  )
}
