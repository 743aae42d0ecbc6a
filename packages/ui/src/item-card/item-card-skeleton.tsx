import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './item-card.css.ts'

/** A placeholder of the same size as an `ItemCard`. */
export function ItemCardSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden {...props} className={cx(styles.root, className)}>
      <div className={styles.artSpace}>
        <Skeleton isBlock height="100%" radius={10} />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <Skeleton width="70%" />
        </div>
        <div className={styles.line}>
          <Skeleton width="45%" />
        </div>
        <div className={styles.foot}>
          <Skeleton width={64} height={16} />
        </div>
      </div>
    </div>
  )
}
