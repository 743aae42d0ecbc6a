import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './character-chip.css.ts'

/** The shape of a `CharacterChip`. */
export function CharacterChipSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden {...props} className={cx(styles.root, className)}>
      <Skeleton width={40} height={40} radius="50%" />
      <span className={styles.words}>
        <span>
          <Skeleton width="55%" height={12} />
        </span>
        <span className={styles.line}>
          <Skeleton width="80%" height={10} />
        </span>
      </span>
    </div>
  )
}
