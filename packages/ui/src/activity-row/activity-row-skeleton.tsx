import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './activity-row.css.ts'

/** The shape of an `ActivityRow`. */
export function ActivityRowSkeleton({ className, ...props }: Omit<ComponentProps<'li'>, 'children'>) {
  return (
    <li {...props} aria-hidden className={cx(styles.root, className)}>
      <Skeleton width={36} height={36} radius={7} />
      <div className={styles.words}>
        <span>
          <Skeleton width={150} height={12} />
        </span>
        <span className={styles.line}>
          <Skeleton width={110} height={10} />
        </span>
      </div>
      <div className={styles.end}>
        <Skeleton isBlock width={64} height={12} />
        <span className={styles.time}>
          <Skeleton isBlock width={88} height={12} style={{ marginInlineStart: 'auto' }} />
        </span>
      </div>
    </li>
  )
}
