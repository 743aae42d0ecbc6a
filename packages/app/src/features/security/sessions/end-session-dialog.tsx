import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { endSession, listSessions, type DeviceSession } from '@olympus/contract/sessions'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useConfirmedAction } from '../../../shared/use-confirmed-action.ts'
import { useDeviceName } from './use-device-name.ts'

interface EndSessionDialogProps {
  readonly session: DeviceSession
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function EndSessionDialog({ session, focusFallback, onClose }: EndSessionDialogProps): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()
  const device = useDeviceName()(session.device)

  const { confirm, dialogProps } = useConfirmedAction(endSession, {
    doneKey: 'NOT_FOUND',
    async onDone(_, wasDone) {
      await update(listSessions, (sessions) => sessions.filter(({ id }) => id !== session.id))
      toast.success({ title: wasDone ? t`${device} was already logged out` : t`${device} is logged out` })
    },
    onClose,
    revalidated: [listSessions, listSecurityEvents],
  })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="sm"
      onOpenChange={onClose}
      title={t`Log out ${device}?`}
      description={t`Anyone using this device has to log in again. If it is not yours, change your password too.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Log out`}
      onConfirm={() => void confirm({ params: { sessionId: session.id } })}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
