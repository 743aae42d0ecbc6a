import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { useShownLoading } from '@olympus/ui/skeleton/use-shown-loading'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

import { ErrorState } from './error-state.tsx'
import * as styles from './loaded.css.ts'

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
  const isLoading = data === undefined && !error
  const isShown = useShownLoading(isLoading)

  const isWaiting = isLoading || isShown
  if (!isWaiting && data === undefined)
    return error && <ErrorState error={error} onRetry={() => void mutate()} />
  if (!isWaiting && data !== undefined && isEmpty?.(data)) return empty
  // One element for skeleton and data: what both draw stays, and a press on it is not lost when the data comes.
  return (
    <div
      {...(isWaiting && { 'aria-busy': true })}
      // Room is kept from the start; what is seen waits, so that a fast answer does not flash.
      className={isLoading && !isShown ? styles.waiting : styles.region}
    >
      {isShown && <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>}
      {children(isWaiting ? undefined : data)}
    </div>
  )
}
