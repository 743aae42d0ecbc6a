import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { removePasskey, type Passkey } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import { useSteppedUpAction } from '../../../shared/step-up/use-stepped-up-action.ts'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function RemovePasskeyDialog({
  passkey,
  focusFallback,
  onClose,
}: RemovePasskeyDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const remove = useSteppedUpAction(removePasskey)
  const { id, name } = passkey

  async function confirm(): Promise<void> {
    const result = await remove.call({ params: { passkeyId: id } })
    if (!result) return
    // The passkey was already removed elsewhere, so the player's goal is met.
    const isGone = result.error?.key === 'NOT_FOUND'
    if (result.error && !isGone) return
    await update(getSecurity, (security) => ({
      ...security,
      passkeys: security.passkeys.filter((other) => other.id !== id),
    }))
    toast.success({ title: isGone ? t`${name} was already removed` : t`${name} has been removed` })
    onClose()
    await revalidate(getSecurity, listSecurityEvents)
  }

  return (
    <ConfirmDialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      isPending={remove.isPending}
      title={t`Remove ${name}?`}
      description={t`Nobody can log in with this passkey anymore. Delete it from your device too. You can add a new one at any time.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Remove passkey`}
      onConfirm={() => void confirm()}
      error={remove.error && remove.error.key !== 'NOT_FOUND' && messageOf(remove.error.key)}
    >
      <FocusFallback to={focusFallback} />
      {remove.stepUpDialog}
    </ConfirmDialog>
  )
}
