import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { cancelAccountDeletion, getUser } from '@olympus/contract/account'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { toast } from '@olympus/ui/toast/toast-queue'

/** Cancels the scheduled deletion of the account. */
export function useKeepAccount(onKept: () => void) {
  const { t } = useLingui()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const { call, error, isPending } = useApiAction(cancelAccountDeletion)

  return {
    isPending,
    error,
    async keepAccount(): Promise<void> {
      const { error: refusal } = await call()
      if (refusal) return
      onKept()
      await update(getUser, (user) => ({ ...user, deletionAt: null }))
      void revalidate(listSecurityEvents)
      toast.success({ title: t`You keep your account`, description: t`Nothing will be deleted.` })
    },
  }
}
