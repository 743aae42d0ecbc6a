import { useLingui } from '@lingui/react/macro'
import type { Purchase } from '@olympus/contract/purchase'

import { useFormat } from '../../locale/use-format.ts'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import { useRepaidText } from '../../shared/texts/use-repaid-text.ts'
import { totalCoins } from './purchase-form-rules.ts'
import type { PurchaseOutcome } from './purchase-status-rules.ts'

export function useOutcomeTexts(
  outcome: PurchaseOutcome,
  purchase: Purchase | undefined,
): { readonly title: string; readonly text: string } {
  const { t } = useLingui()
  const format = useFormat()
  const messageOf = useErrorMessage()
  const repaidText = useRepaidText()
  const coins = format.number(purchase ? totalCoins(purchase) : 0)
  const returned = format.money(purchase?.returnedAmountCents ?? 0, purchase?.currency ?? 'EUR')
  const reason = messageOf(purchase?.failure ?? 'PAYMENT_FAILED')

  switch (outcome) {
    case 'verifying':
      return {
        title: t`Verifying transaction`,
        text: t`The payment provider is confirming your payment. This usually takes a few seconds.`,
      }
    case 'delayed':
      return {
        title: t`Your payment is still pending`,
        text: t`This is taking longer than usual. You can leave this page. We will email you as soon as the transaction is verified.`,
      }
    case 'succeeded':
      return {
        title: t`Payment successful`,
        text: purchase?.repaidCoins
          ? repaidText(totalCoins(purchase), purchase.repaidCoins)
          : t`${coins} Olympus Coins have been added to your balance.`,
      }
    case 'withdrawn':
      return {
        title: t`You have withdrawn from this purchase`,
        text: t`We took back its Olympus Coins. The refund is on its way to the method you paid with.`,
      }
    case 'partially-refunded':
      return {
        title: t`Purchase partially refunded`,
        text: t`We refunded ${returned} and took back the matching Olympus Coins.`,
      }
    case 'refunded':
      return {
        title: t`Purchase refunded`,
        text: t`We refunded ${returned} and took back the Olympus Coins from this purchase.`,
      }
    case 'disputed':
      return {
        title: t`Payment disputed`,
        text: t`The bank took back ${returned}, so we took back the matching Olympus Coins. If you did not ask for this, contact support.`,
      }
    case 'declined':
      return { title: t`Payment not accepted`, text: reason }
    case 'failed':
      return { title: t`Purchase failed`, text: reason }
    case 'expired':
      return {
        title: t`This purchase has expired`,
        text: t`You did not pay in time. You have not been charged.`,
      }
    case 'unpaid':
      return {
        title: t`Payment not finished`,
        text: t`You left the payment page before paying. You have not been charged.`,
      }
  }
}
