import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { listDonationLogs, type DonationLog } from '@olympus/contract/logs'
import { getPurchase, withdrawPurchase } from '@olympus/contract/purchase'
import { getUser } from '@olympus/contract/user'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useErrorMessage } from '../../shared/use-error-message.ts'
import { useOc } from '../../shared/use-oc.ts'

interface WithdrawDialogProps {
  readonly donation: DonationLog
  readonly onClose: () => void
  readonly onWithdrawn: () => void
}

export function WithdrawDialog({ donation, onClose, onWithdrawn }: WithdrawDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const messageOf = useErrorMessage()
  const revalidate = useRevalidate()
  const update = useUpdateData()
  const withdrawal = useApiAction(withdrawPurchase)
  const coins = oc(donation.coins + donation.bonusCoins)
  const price = format.money(donation.amountCents, donation.currency)

  async function confirm(): Promise<void> {
    const { data } = await withdrawal.call({ params: { purchaseId: donation.id } })
    if (!data) return
    toast.success({
      title: t`You have withdrawn from this purchase`,
      description: t`We have mailed you a confirmation.`,
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
      description={t`${coins} are taken back from your balance at once, and ${price} are refunded to the method you paid with. This cannot be undone.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Confirm withdrawal`}
      onConfirm={() => void confirm()}
      error={withdrawal.error && messageOf(withdrawal.error.key)}
    />
  )
}
