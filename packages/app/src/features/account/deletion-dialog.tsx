import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { deleteAccount, getUser } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import type { ReactNode } from 'react'

import { useSteppedUpAction } from '../../shared/step-up/use-stepped-up-action.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import { DeletionEffects } from './deletion-effects.tsx'

interface DeletionDialogProps {
  readonly isOpen: boolean
  /** The player must type this name to confirm. */
  readonly username: string
  readonly onLeave: () => void
  readonly onScheduled: () => void
}

/** Confirms the deletion of the account. Stays open and shows the reason when the server refuses. */
export function DeletionDialog({ isOpen, username, onLeave, onScheduled }: DeletionDialogProps): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const { call, error, isPending, reset, stepUpDialog } = useSteppedUpAction(deleteAccount)
  const days = limits.deletionGraceDays

  async function schedule(): Promise<void> {
    const result = await call({ body: { username } })
    if (!result?.data) return
    const { deletionAt } = result.data
    await update(getUser, (user) => ({ ...user, deletionAt }))
    void revalidate(listSessions, listSecurityEvents)
    onScheduled()
  }

  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={isPending}
        onOpenChange={() => {
          reset()
          onLeave()
        }}
        title={t`Delete your account?`}
        description={t`We log out all your other devices right away. You have ${days} days to change your mind.`}
        closeLabel={t`Close`}
        cancelLabel={t`Keep your account`}
        confirmLabel={t`Delete your account`}
        acknowledgement={t`I understand that my characters and my Olympus Coins are lost for good after ${days} days.`}
        phrase={username}
        phraseLabel={(phrase) => <Trans>Type {phrase} to confirm</Trans>}
        blockedReason={t`Check the box and type your username.`}
        error={error && <ErrorText error={error} />}
        onConfirm={() => void schedule()}
      >
        <DeletionEffects />
      </ConfirmDialog>
      {stepUpDialog}
    </>
  )
}
