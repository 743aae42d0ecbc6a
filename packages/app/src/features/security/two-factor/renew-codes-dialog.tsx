import { useLingui } from '@lingui/react/macro'
import { useRevalidate } from '@olympus/api-client/cache'
import { getUser } from '@olympus/contract/account'
import { getSecurity, renewBackupCodes } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import type { ReactNode } from 'react'

import { ErrorText } from '../../../shared/texts/error-text.tsx'
import { useSteppedUpAction } from '../../../shared/step-up/use-stepped-up-action.ts'
import type { NewBackupCodes } from './backup-codes-dialog.tsx'

interface RenewCodesDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onNewCodes: (codes: NewBackupCodes) => void
}

/** Asks for confirmation, because the current codes stop working. */
export function RenewCodesDialog({ isOpen, onClose, onNewCodes }: RenewCodesDialogProps): ReactNode {
  const { t } = useLingui()
  const revalidate = useRevalidate()
  const renew = useSteppedUpAction(renewBackupCodes)
  /** It was already turned off elsewhere. */
  const isOver = renew.error?.key === 'TWO_FACTOR_NOT_ENABLED'

  function close(): void {
    // Updates the card only after the dialog has shown the error.
    if (isOver) void revalidate(getSecurity, getUser)
    renew.reset()
    onClose()
  }

  async function make(): Promise<void> {
    const result = await renew.call()
    if (!result?.data) return
    onClose()
    onNewCodes({ codes: result.data.backupCodes, occasion: 'renewed' })
    await revalidate(getSecurity, listSecurityEvents)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={close}
      isPending={renew.isPending}
      size="sm"
      title={t`Create new backup codes?`}
      description={t`Your old backup codes stop working right away. The new ones are shown only once.`}
      cancelLabel={isOver ? t`Close` : t`Cancel`}
      confirmLabel={t`Create new codes`}
      onConfirm={() => void make()}
      error={renew.error && <ErrorText error={renew.error} />}
      isOver={isOver}
    >
      {renew.stepUpDialog}
    </ConfirmDialog>
  )
}
