import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { removePasskey, type Passkey } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import { useConfirmedAction } from '../../../shared/use-confirmed-action.ts'
import { dropPasskey } from '../../../shared/webauthn/passkey-ceremony.ts'

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
  const update = useUpdateData()
  const { steppedUp, stepUpDialog } = useStepUp()
  const { id, name } = passkey

  const { confirm, dialogProps } = useConfirmedAction(removePasskey, {
    around: steppedUp,
    doneKey: 'NOT_FOUND',
    async onDone(removed, wasDone) {
      if (removed) void dropPasskey(removed, removed.credentialId)
      await update(getSecurity, (security) => ({
        ...security,
        passkeys: security.passkeys.filter((other) => other.id !== id),
      }))
      toast.success({ title: wasDone ? t`${name} was already removed` : t`${name} has been removed` })
    },
    onClose,
    revalidated: [getSecurity, listSecurityEvents],
  })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="sm"
      onOpenChange={onClose}
      title={t`Remove ${name}?`}
      description={t`Nobody can log in with this passkey anymore. Delete it from your device too. You can add a new one at any time.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Remove passkey`}
      onConfirm={() => void confirm({ params: { passkeyId: id } })}
    >
      <FocusFallback to={focusFallback} />
      {stepUpDialog}
    </ConfirmDialog>
  )
}
