import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import { listDonationLogs, type DonationLog } from '@olympus/contract/logs'
import { getPurchase, withdrawPurchase } from '@olympus/contract/purchase'
import { getUser } from '@olympus/contract/account'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { FocusHeir } from '../../shared/focus-heir.tsx'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import { useOc } from '../../shared/texts/use-oc.ts'

/** Refusals that mean a withdrawal is no longer possible, so the page is outdated. */
const outdatedKeys = new Set<ApiErrorKey>([
  'COINS_ALREADY_SPENT',
  'WITHDRAWAL_PERIOD_OVER',
  'WITHDRAWAL_NOT_POSSIBLE',
])

interface WithdrawDialogProps {
  readonly purchase: DonationLog
  readonly heir: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onWithdrawn: () => void
}

export function WithdrawDialog({ purchase, heir, onClose, onWithdrawn }: WithdrawDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const messageOf = useErrorMessage()
  const revalidate = useRevalidate()
  const update = useUpdateData()
  const withdrawal = useApiAction(withdrawPurchase)
  const coins = oc(purchase.coins + purchase.bonusCoins)
  const isOver = withdrawal.error !== null && outdatedKeys.has(withdrawal.error.key)
  const price = format.money(purchase.amountCents, purchase.currency)

  async function confirm(): Promise<void> {
    const { data, error } = await withdrawal.call({ params: { purchaseId: purchase.id } })
    // Revalidates now, so the button behind this dialog is gone before the dialog closes.
    if (error && outdatedKeys.has(error.key)) await revalidate(listDonationLogs, getPurchase, getUser)
    if (!data) return
    toast.success({
      title: t`You have withdrawn from this purchase`,
      description: t`We emailed you a confirmation.`,
    })
    onWithdrawn()
    void update(getUser, (user) => ({ ...user, balanceCoins: data.balanceCoins }))
    await revalidate(listDonationLogs, getPurchase)
  }

  return (
    <ConfirmDialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      isPending={withdrawal.isPending}
      title={t`Withdraw from this purchase?`}
      description={t`We take ${coins} back from your balance right away and refund ${price} to the method you paid with. You cannot undo this.`}
      cancelLabel={isOver ? t`Close` : t`Cancel`}
      confirmLabel={t`Confirm withdrawal`}
      onConfirm={() => void confirm()}
      error={withdrawal.error && messageOf(withdrawal.error.key)}
      isOver={isOver}
    >
      <FocusHeir heir={heir} />
    </ConfirmDialog>
  )
}
