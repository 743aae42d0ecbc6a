import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { disconnectChat, getConnections } from '@olympus/contract/connections'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'

interface DisconnectDialogProps {
  readonly provider: string
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function DisconnectDialog({ provider, focusFallback, onClose }: DisconnectDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const update = useUpdateData()
  const disconnect = useApiAction(disconnectChat)

  async function confirm(): Promise<void> {
    const { data } = await disconnect.call()
    if (!data) return
    toast.success({ title: t`${provider} is disconnected` })
    onClose()
    await update(getConnections, () => ({ chat: data }))
  }

  return (
    <ConfirmDialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      isPending={disconnect.isPending}
      title={t`Disconnect ${provider}?`}
      description={t`We no longer store your name there. You can connect again at any time.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Disconnect`}
      onConfirm={() => void confirm()}
      error={disconnect.error && messageOf(disconnect.error.key)}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
