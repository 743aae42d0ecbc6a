import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import * as styles from './character-swapper.css.ts'

/** The shape of both sections of the roster. */
export function SectionSkeleton(): ReactNode {
  return (
    <>
      <div aria-hidden className={styles.activePlaces}>
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} height={220} radius={12} isBlock />
        ))}
      </div>
      <div aria-hidden className={styles.deactivatedPlaces}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} height={138} radius={12} isBlock />
        ))}
      </div>
    </>
  )
}
