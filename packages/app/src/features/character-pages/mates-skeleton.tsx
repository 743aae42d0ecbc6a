import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import * as styles from './mates-section.css.ts'

const countOf = (length: number) => Array.from({ length }, (_, index) => index)

/** A placeholder with the shape of both lists. */
export function MatesSkeleton(): ReactNode {
  const { t } = useLingui()
  const lists = [
    { title: t`Pets`, cards: countOf(6) },
    { title: t`Partners`, cards: countOf(3) },
  ]
  return lists.map(({ title, cards }) => (
    <div key={title} className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <div aria-hidden className={styles.cards}>
        {cards.map((card) => (
          <Card key={card}>
            <div className={styles.cardSkeleton}>
              <div className={styles.headSkeleton}>
                <Skeleton isBlock width={64} height={64} radius={11} />
                <Skeleton width={110} height={20} />
              </div>
              <Skeleton isBlock width="100%" height={16} />
              <Skeleton isBlock width="100%" height={16} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  ))
}

/** A placeholder for the details. */
export const MatePanelSkeleton = (): ReactNode => (
  <Card aria-hidden>
    <div className={styles.cardSkeleton}>
      <Skeleton isBlock width="100%" height={172} />
      <Skeleton width={120} height={24} />
      <Skeleton isBlock width="100%" height={150} />
    </div>
  </Card>
)
