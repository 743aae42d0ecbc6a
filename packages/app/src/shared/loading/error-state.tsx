import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { Button } from '@olympus/ui/button/button'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Icon } from '@olympus/ui/icon/icon'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './error-state.css.ts'
import { ErrorText } from '../texts/error-text.tsx'

interface ErrorStateProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** Replaces content that could not be loaded. */
export function ErrorState({ error, onRetry }: ErrorStateProps): ReactNode {
  const { t } = useLingui()

  return (
    <EmptyState
      role="alert"
      icon="broken-shield"
      size="sm"
      title={t`This could not be loaded`}
      description={<ErrorText error={error} />}
      action={
        <Button size="sm" icon={<Icon icon={RotateCcw} />} onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
      className={styles.root}
    />
  )
}
