import { useLingui as useMessages } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../../session/session-context.ts'
import { offlineMessage } from '../../../shared/texts/offline-message.ts'

export interface StayLoggedInDialogProps {
  /** Continues to the requested page after either decision. */
  readonly onDecided: () => Promise<void>
}

/** Shown after each login. Unless the player agrees, the session ends when the browser closes. */
export function StayLoggedInDialog({ onDecided }: StayLoggedInDialogProps): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { keep } = useSession()
  const [decision, setDecision] = useState<'stay' | 'leave' | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const decide = async (next: 'stay' | 'leave') => {
    setDecision(next)
    setHasFailed(false)
    try {
      // The player is logged in even if extending the session fails.
      if (next === 'stay') await keep().catch((error: unknown) => console.error(error))
      await onDecided()
    } catch (error) {
      console.error(error)
      setDecision(null)
      setHasFailed(true)
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
          >{t`Stay logged in`}</Button>
        </>
      }
    >
      {hasFailed && (
        <Callout tone="danger" role="alert">
          {_(offlineMessage)}
        </Callout>
      )}
    </Dialog>
  )
}
