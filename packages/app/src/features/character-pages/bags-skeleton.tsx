import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import * as grid from './bag-grid.css.ts'
import * as styles from './inventory-section.css.ts'

const places = Array.from({ length: 40 }, (_, index) => index)

/** A placeholder with the shape of the first bag. */
export const BagsSkeleton = (): ReactNode => (
  <div aria-hidden className={styles.content}>
    <Skeleton isBlock width="100%" height={44} radius={8} />
    <Skeleton isBlock width="100%" height={40} radius={8} />
    <div className={grid.chunk}>
      {places.map((place) => (
        <Skeleton key={place} isBlock width="100%" height="auto" radius={9} className={grid.tile} />
      ))}
    </div>
  </div>
)
