import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { useShownLoading } from '@olympus/ui/skeleton/use-shown-loading'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

import { ErrorState } from './error-state.tsx'
import * as styles from './loaded.css.ts'

/** The part of a `useApi` answer that is rendered. */
export interface ApiAnswer<Data> {
  readonly data?: Data | undefined
  readonly error?: ApiError | undefined
  readonly mutate: () => Promise<unknown>
}

interface LoadedProps<Data> {
  readonly answer: ApiAnswer<Data>
  /** Renders the data, or its own skeleton while there is none. */
  readonly children: (data: Data | undefined) => ReactNode
  readonly isEmpty?: ((data: Data) => boolean) | undefined
  readonly empty?: ReactNode
}

/**
 * Owns the states of one request: skeleton, error with retry, empty, data. Existing data
 * stays when a later request fails.
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
  // One element for skeleton and data keeps shared children mounted, so a press during loading is not lost.
  return (
    <div
      {...(isWaiting && { 'aria-busy': true })}
      // Reserves the space at once, but delays the skeleton so that a fast response does not flash.
      className={isLoading && !isShown ? styles.waiting : styles.region}
    >
      {isShown && <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>}
      {children(isWaiting ? undefined : data)}
    </div>
  )
}
