import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './long-id.css.ts'

export type LongIdProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: string
  /** Characters that stay when the middle gives way. */
  tailLength?: number | undefined
  /** A `CopyButton`. */
  action?: ReactNode
}

/** An ID with both of its ends in view. One click selects the whole of it, also what is not drawn. */
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
