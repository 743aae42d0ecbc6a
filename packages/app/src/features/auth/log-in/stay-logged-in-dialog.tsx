import { useLingui } from '@lingui/react/macro'
import { ApiError, isUnauthorized } from '@olympus/api-client/api-error'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../../session/session-context.ts'
import type { FormFailure } from '../../../shared/form/submission.ts'
import { failureOf } from '../../../shared/form/submit.ts'
import { thrownFailure } from '../../../shared/form/thrown-failure.ts'
import { FailureText } from '../../../shared/texts/failure-text.tsx'

export interface StayLoggedInDialogProps {
  /** Continues to the requested page after either decision. */
  readonly onDecided: () => Promise<void>
  /** The server has ended the session in the meantime. */
  readonly onSessionOver: () => void
}

type Decision = 'stay' | 'leave'

/** Shown after each login. Unless the player agrees, the session ends when the browser closes. */
export function StayLoggedInDialog({ onDecided, onSessionOver }: StayLoggedInDialogProps): ReactNode {
  const { t } = useLingui()
  const { keep } = useSession()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  /** The player wanted to stay logged in, and will not be. */
  const [isNotKept, setIsNotKept] = useState(false)

  async function decide(next: Decision): Promise<void> {
    setDecision(next)
    setFailure(null)
    setIsNotKept(false)
    let isKept = next === 'leave'
    try {
      if (next === 'stay') await keep()
      isKept = true
      await onDecided()
    } catch (error) {
      console.error(error)
      if (isUnauthorized(error)) return onSessionOver()
      setFailure(error instanceof ApiError ? await failureOf(error) : thrownFailure(error))
      setIsNotKept(!isKept)
      setDecision(null)
    }
  }

  return (
    <Dialog
      isOpen
      size="sm"
      isPending={decision !== null}
      onOpenChange={() => void decide('leave')}
      title={t`Stay logged in on this device?`}
      description={t`You stay logged in for up to 30 days. Choose this only on a device that nobody else uses.`}
      footer={
        <>
          <Button isPending={decision === 'leave'} onClick={() => void decide('leave')}>{t`Not now`}</Button>
          <Button
            tone="primary"
            autoFocus
            isPending={decision === 'stay'}
            onClick={() => void decide('stay')}
          >
            {isNotKept ? t`Try again` : t`Stay logged in`}
          </Button>
        </>
      }
    >
      {failure && (
        <Callout
          tone="danger"
          role="alert"
          title={isNotKept ? t`You are logged in, but only until you close the browser.` : undefined}
        >
          <FailureText failure={failure} />
        </Callout>
      )}
    </Dialog>
  )
}
