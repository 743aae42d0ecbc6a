import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './podium.css.ts'

/** A placeholder of the same size as a `Podium`. */
export function PodiumSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden {...props} className={cx(styles.root, className)}>
      {(['first', 'second', 'third'] as const).map((step) => (
        <div key={step} data-step={step} className={styles.place[step]}>
          <div className={styles.portrait}>
            <div className={styles.avatar}>
              <Skeleton isBlock height="100%" radius="50%" />
            </div>
          </div>
          <span className={styles.name}>
            <Skeleton width={96} height={14} />
          </span>
          <span className={styles.line}>
            <Skeleton width={80} height={10} />
          </span>
          <div className={styles.plinth}>
            <span className={styles.capital} />
          </div>
        </div>
      ))}
    </div>
  )
}
