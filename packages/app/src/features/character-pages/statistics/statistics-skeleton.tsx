import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import * as styles from './report.css.ts'

const titleHeight = 24
const leadHeight = 196
const pictureHeight = 220

/** The cards of a tab that is loading. */
export function StatisticsSkeleton(): ReactNode {
  return (
    <div aria-busy className={styles.skeleton}>
      <SkeletonCard titleWidth={160} height={leadHeight} />
      <div className={styles.pair}>
        <SkeletonCard titleWidth={140} height={pictureHeight} />
        <SkeletonCard titleWidth={140} height={pictureHeight} />
      </div>
    </div>
  )
}

interface SkeletonCardProps {
  readonly titleWidth: number
  readonly height: number
}

function SkeletonCard({ titleWidth, height }: SkeletonCardProps): ReactNode {
  return (
    <Card>
      <div className={styles.skeletonCard}>
        <Skeleton isBlock width={titleWidth} height={titleHeight} />
        <Skeleton isBlock width="100%" height={height} radius={8} />
      </div>
    </Card>
  )
}
