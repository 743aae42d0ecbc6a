import { useLingui } from '@lingui/react/macro'
import { listDonationLogs, type DonationLog } from '@olympus/contract/logs'
import { getPurchase, withdrawPurchase } from '@olympus/contract/purchase'
import { getUser } from '@olympus/contract/account'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { useOc } from '../../shared/texts/use-oc.ts'
import { useConfirmedAction } from '../../shared/use-confirmed-action.ts'
import { useNewBalance } from '../../shared/use-new-balance.ts'

interface WithdrawDialogProps {
  readonly purchase: DonationLog
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onWithdrawn: () => void
}

export function WithdrawDialog({
  purchase,
  focusFallback,
  onClose,
  onWithdrawn,
}: WithdrawDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const showBalance = useNewBalance()
  const coins = oc(purchase.coins + purchase.bonusCoins)
  const price = format.money(purchase.amountCents, purchase.currency)

  const { confirm, dialogProps } = useConfirmedAction(withdrawPurchase, {
    finalKeys: ['COINS_ALREADY_SPENT', 'WITHDRAWAL_PERIOD_OVER', 'WITHDRAWAL_NOT_POSSIBLE'],
    revalidatedOnFinal: [listDonationLogs, getPurchase, getUser],
    async onDone(data) {
      if (data) await showBalance(data)
      toast.success({
        title: t`You have withdrawn from this purchase`,
        description: t`We emailed you a confirmation.`,
      })
    },
    onClose: onWithdrawn,
    revalidated: [listDonationLogs, getPurchase],
  })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="sm"
      onOpenChange={onClose}
      title={t`Withdraw from this purchase?`}
      description={t`We take ${coins} back from your balance right away and refund ${price} to the method you paid with. You cannot undo this.`}
      cancelLabel={dialogProps.isOver ? t`Close` : t`Cancel`}
      confirmLabel={t`Confirm withdrawal`}
      onConfirm={() => void confirm({ params: { purchaseId: purchase.id } })}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
