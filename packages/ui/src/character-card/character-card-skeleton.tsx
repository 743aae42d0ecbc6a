import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stat, StatList } from '../stat/stat.tsx'
import * as styles from './character-card.css.ts'

/** The shape of a `CharacterCard`. */
export function CharacterCardSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden {...props} className={cx(styles.root, className)}>
      <div className={styles.content}>
        <div className={cx(styles.tileSpace, styles.tile)}>
          <Skeleton isBlock height="100%" radius={14} />
        </div>
        <div className={styles.words}>
          <span className={styles.name}>
            <Skeleton width={150} height={20} />
          </span>
          <span className={styles.meta}>
            <Skeleton width={210} height={12} />
          </span>
        </div>
        <StatList className={styles.facts}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Stat key={key} label={<Skeleton width={40} />} value={<Skeleton width={56} />} />
          ))}
        </StatList>
      </div>
    </div>
  )
}
