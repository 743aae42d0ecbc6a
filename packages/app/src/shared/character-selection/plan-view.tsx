import type { SelectionPreview } from '@olympus/contract/character-selection'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { Loaded, type ApiAnswer } from '../loading/loaded.tsx'
import type { PlanBefore } from './plan-rules.ts'
import * as styles from './plan.css.ts'
import { SelectionPlan } from './selection-plan.tsx'

interface PlanViewProps {
  readonly answer: ApiAnswer<SelectionPreview>
  readonly before?: PlanBefore | null
}

const skeletonHeight = 132

/** The plan, while it loads and when it cannot be loaded. */
export function PlanView({ answer, before = null }: PlanViewProps): ReactNode {
  return (
    <Loaded answer={answer}>
      {(preview) =>
        preview ? (
          <SelectionPlan preview={preview} before={before} />
        ) : (
          <div className={styles.plan}>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} height={skeletonHeight} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
