import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { endSession, listSessions, type DeviceSession } from '@olympus/contract/sessions'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useDeviceName } from './use-device-name.ts'

interface EndSessionDialogProps {
  readonly session: DeviceSession
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function EndSessionDialog({ session, focusFallback, onClose }: EndSessionDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const end = useApiAction(endSession)
  const device = useDeviceName()(session.device)

  async function confirm(): Promise<void> {
    const { error } = await end.call({ params: { sessionId: session.id } })
    // The session has already ended, so the player's goal is met.
    const isGone = error?.key === 'NOT_FOUND'
    if (error && !isGone) return
    await update(listSessions, (sessions) => sessions.filter(({ id }) => id !== session.id))
    toast.success({ title: isGone ? t`${device} was already logged out` : t`${device} is logged out` })
    onClose()
    await revalidate(listSessions, listSecurityEvents)
  }

  return (
    <ConfirmDialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      isPending={end.isPending}
      title={t`Log out ${device}?`}
      description={t`Anyone using this device has to log in again. If it is not yours, change your password too.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Log out`}
      onConfirm={() => void confirm()}
      error={end.error && messageOf(end.error.key)}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
