import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'

import * as styles from './activity-row.css.ts'

export type ActivityRowProps = Omit<ComponentProps<'li'>, 'children' | 'title'> & {
  /** An `ItemTile` of 36 px. */
  tile: ReactNode
  title: ReactNode
  /** The place and the character: "Shop, Kallistrate". */
  line: ReactNode
  /** Formatted, with its sign: "−2,400". */
  amount?: ReactNode
  amountUnit?: string | undefined
  amountTone?: 'plain' | 'gain' | undefined
  /** A `<time>`. Hidden on phones. */
  time: ReactNode
  /** An empty link. Its hit area covers the row. */
  link?: ReactElement | undefined
}

/** One account event. Must be inside an `ActivityList`. */
export function ActivityRow({
  tile,
  title,
  line,
  amount,
  amountUnit,
  amountTone = 'plain',
  time,
  link,
  className,
  ...props
}: ActivityRowProps) {
  return (
    <li {...props} className={cx(styles.root, className)}>
      {tile}
      <div className={styles.words}>
        <span className={styles.title} title={typeof title === 'string' ? title : undefined}>
          {link ? <Slot className={styles.link}>{cloneElement(link, {}, title)}</Slot> : title}
        </span>
        <span className={styles.line}>{line}</span>
      </div>
      <div className={styles.end}>
        {amount !== undefined && (
          <span className={styles.amount} data-tone={amountTone}>
            {amount}
            {amountUnit !== undefined && <span className={styles.unit}> {amountUnit}</span>}
          </span>
        )}
        <span className={styles.time}>{time}</span>
      </div>
    </li>
  )
}
