import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { disconnectChat, getConnections } from '@olympus/contract/connections'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { useConfirmedAction } from '../../shared/use-confirmed-action.ts'

interface DisconnectDialogProps {
  readonly provider: string
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function DisconnectDialog({ provider, focusFallback, onClose }: DisconnectDialogProps): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()

  const { confirm, dialogProps } = useConfirmedAction(disconnectChat, {
    async onDone(data) {
      await update(getConnections, (connections) => ({ chat: data ?? connections.chat }))
      toast.success({ title: t`${provider} is disconnected` })
    },
    onClose,
  })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="sm"
      onOpenChange={onClose}
      title={t`Disconnect ${provider}?`}
      description={t`We no longer store your name there. You can connect again at any time.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Disconnect`}
      onConfirm={() => void confirm()}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
