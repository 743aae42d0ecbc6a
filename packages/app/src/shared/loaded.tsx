import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

import { ErrorState } from './error-state.tsx'
import * as styles from './loaded.css.ts'
import { useSkeletonPhase } from './use-skeleton-phase.ts'

/** The part of a `useApi` answer that is drawn. */
export interface ApiAnswer<Data> {
  readonly data?: Data | undefined
  readonly error?: ApiError | undefined
  readonly mutate: () => Promise<unknown>
}

interface LoadedProps<Data> {
  readonly answer: ApiAnswer<Data>
  /** Draws the data, or, while there is none, its own skeleton. */
  readonly children: (data: Data | undefined) => ReactNode
  readonly isEmpty?: ((data: Data) => boolean) | undefined
  readonly empty?: ReactNode
}

/**
 * Owns the states of one request: skeleton, error with retry, empty, data. Data that is there stays when a later request for it
 * fails.
 */
export function Loaded<Data>({ answer, children, isEmpty, empty }: LoadedProps<Data>): ReactNode {
  const { t } = useLingui()
  const { data, error, mutate } = answer
  const phase = useSkeletonPhase(data === undefined && !error)

  if (phase !== 'done')
    return (
      <div aria-busy="true" className={phase === 'waiting' ? styles.waiting : undefined}>
        {phase === 'skeleton' && <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>}
        {children(undefined)}
      </div>
    )
  if (data === undefined) return error && <ErrorState error={error} onRetry={() => void mutate()} />
  return isEmpty?.(data) ? empty : children(data)
}
