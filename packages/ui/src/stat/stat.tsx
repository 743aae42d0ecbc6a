import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './stat.css.ts'

/** A row of `Stat`s. */
export function StatList({ className, ...props }: ComponentProps<'dl'>) {
  return <dl {...props} className={cx(styles.list, className)} />
}

export type StatProps = Omit<ComponentProps<'div'>, 'children'> & { label: ReactNode; value: ReactNode }

/** The number that matters, in the display face, under its label. Belongs into a `StatList`. */
export function Stat({ label, value, className, ...props }: StatProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
