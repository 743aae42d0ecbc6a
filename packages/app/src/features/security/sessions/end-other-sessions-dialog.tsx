import { Plural, useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { endOtherSessions, listSessions } from '@olympus/contract/sessions'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'

interface EndOtherSessionsDialogProps {
  readonly count: number
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function EndOtherSessionsDialog({
  count,
  focusFallback,
  onClose,
}: EndOtherSessionsDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const end = useApiAction(endOtherSessions)

  async function confirm(): Promise<void> {
    const { error } = await end.call()
    if (error) return
    await update(listSessions, (sessions) => sessions.filter(({ isThisDevice }) => isThisDevice))
    toast.success({ title: t`All other devices are logged out` })
    onClose()
    await revalidate(listSessions, listSecurityEvents)
  }

  return (
    <ConfirmDialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      isPending={end.isPending}
      title={<Plural value={count} one="Log out # other device?" other="Log out # other devices?" />}
      description={t`You stay logged in here. Everywhere else, including the launcher, you have to log in again.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Log out all others`}
      onConfirm={() => void confirm()}
      error={end.error && messageOf(end.error.key)}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
