import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './key-value.css.ts'

/** A list of facts about one thing, one `KeyValue` per row. */
export function KeyValueList({ className, ...props }: ComponentProps<'dl'>) {
  return <dl {...props} className={cx(styles.list, className)} />
}

export type KeyValueProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** The value. */
  children: ReactNode
  tone?: keyof typeof styles.tone | undefined
}

export function KeyValue({ label, children, tone, className, ...props }: KeyValueProps) {
  return (
    <div {...props} className={cx(styles.row, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={cx(styles.value, tone && styles.tone[tone])}>{children}</dd>
    </div>
  )
}
