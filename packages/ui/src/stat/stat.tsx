import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './stat.css.ts'

/** A row of `Stat`s. */
export function StatList({ className, ...props }: ComponentProps<'dl'>) {
  return <dl {...props} className={cx(styles.list, className)} />
}

export type StatProps = Omit<ComponentProps<'div'>, 'children'> & { label: ReactNode; value: ReactNode }

/** A prominent number in the display face below its label. Use it inside a `StatList`. */
export function Stat({ label, value, className, ...props }: StatProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
