import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stat, StatList } from '../stat/stat.tsx'
import * as styles from './character-card.css.ts'

/** The shape of a `CharacterCard`. */
export function CharacterCardSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={`${styles.root} ${className ?? ''}`}>
      <div className={styles.content}>
        <Skeleton width={72} height={72} radius={14} />
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
