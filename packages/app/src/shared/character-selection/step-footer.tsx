import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { useId, type ReactNode } from 'react'

import * as styles from './steps.css.ts'

interface StepFooterProps {
  /** Why there is no next step. */
  readonly obstacle: 'NONE_KEPT' | 'ALL_KEPT' | null
  readonly isBlocked: boolean
  readonly backLabel: string
  readonly onBack: () => void
  readonly onNext: () => void
}

export function StepFooter({ obstacle, isBlocked, backLabel, onBack, onNext }: StepFooterProps): ReactNode {
  const { t } = useLingui()
  const id = useId()
  const reasons = {
    NONE_KEPT: t`Keep at least one character.`,
    ALL_KEPT: t`Clear the check of each character to delete.`,
  }
  return (
    <>
      {obstacle && (
        <p id={id} className={styles.reason}>
          {reasons[obstacle]}
        </p>
      )}
      <Button onClick={onBack}>{backLabel}</Button>
      <Button
        tone="primary"
        aria-disabled={isBlocked || obstacle !== null || undefined}
        aria-describedby={obstacle ? id : undefined}
        onClick={onNext}
      >
        {t`Next`}
      </Button>
    </>
  )
}
