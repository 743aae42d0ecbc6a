import { Plural, useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { endOtherSessions, listSessions } from '@olympus/contract/sessions'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useConfirmedAction } from '../../../shared/use-confirmed-action.ts'

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
  const update = useUpdateData()

  const { confirm, dialogProps } = useConfirmedAction(endOtherSessions, {
    async onDone() {
      await update(listSessions, (sessions) => sessions.filter(({ isThisDevice }) => isThisDevice))
      toast.success({ title: t`All other devices are logged out` })
    },
    onClose,
    revalidated: [listSessions, listSecurityEvents],
  })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="sm"
      onOpenChange={onClose}
      title={<Plural value={count} one="Log out # other device?" other="Log out # other devices?" />}
      description={t`You stay logged in here. Everywhere else, including the launcher, you have to log in again.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Log out all others`}
      onConfirm={() => void confirm()}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
