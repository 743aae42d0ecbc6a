import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { Button } from '@olympus/ui/button/button'
import type { ReactNode } from 'react'

import * as styles from './error-state.css.ts'
import { useErrorMessage } from './use-error-message.ts'

interface ErrorStateProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** In place of what could not be loaded. */
export function ErrorState({ error, onRetry }: ErrorStateProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()

  return (
    <div role="alert" className={styles.root}>
      <p className={styles.title}>{t`This could not be loaded`}</p>
      <p className={styles.message}>{messageOf(error.key)}</p>
      <Button onClick={onRetry}>{t`Try again`}</Button>
    </div>
  )
}
