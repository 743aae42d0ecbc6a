import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './long-id.css.ts'

export type LongIdProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: string
  /** Number of characters at the end that stay visible when the middle is hidden. */
  tailLength?: number | undefined
  /** A `CopyButton`. */
  action?: ReactNode
}

/** An ID with both ends visible. One click selects all of it, including the hidden middle. */
export function LongId({ value, tailLength = 5, action, className, ...props }: LongIdProps) {
  return (
    <span {...props} className={cx(styles.root, className)}>
      <span translate="no" title={value} className={styles.value}>
        <span className={styles.head} style={{ maxWidth: `calc(100% - ${tailLength}ch)` }}>
          {value.slice(0, -tailLength)}
        </span>
        {value.slice(-tailLength)}
      </span>
      {action}
    </span>
  )
}
