import { useLingui } from '@lingui/react/macro'
import type { DonationLog } from '@olympus/contract/logs'
import { Button } from '@olympus/ui/button/button'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { useRef, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { Moment } from '../../shared/moment.tsx'
import { PurchaseStateBadge } from '../../shared/purchase-state-badge.tsx'
import { methodNames } from '../../shared/texts/purchase-texts.ts'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import { useOc } from '../../shared/texts/use-oc.ts'
import * as cells from './log-cells.css.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface PurchaseDialogProps {
  readonly purchase: DonationLog
  readonly onClose: () => void
}

/** Details of a purchase of Olympus Coins. Offers a withdrawal while one is possible. */
export function PurchaseDialog({ purchase, onClose }: PurchaseDialogProps): ReactNode {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const messageOf = useErrorMessage()
  const dialog = useRef<HTMLElement>(null)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, amountCents, currency, returnedAmountCents, withdrawableUntil, withdrawalEndsAt } = purchase
  const lastMoment = withdrawalEndsAt && format.dateTime(withdrawalEndsAt)
  const coins = oc(purchase.coins + purchase.bonusCoins)

  return (
    <Dialog
      ref={dialog}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Donation ${id}`}
      closeLabel={t`Close`}
      footer={
        withdrawableUntil && (
          <Button onClick={() => setIsWithdrawing(true)}>{t`Withdraw from contract here`}</Button>
        )
      }
    >
      <KeyValueList>
        <KeyValue label={t`Donation ID`}>
          <CopyableId id={id} copyLabel={t`Copy donation ID ${id}`} />
        </KeyValue>
        <KeyValue label={t`Date`}>
          <Moment at={purchase.createdAt} />
        </KeyValue>
        <KeyValue label={t`Olympus Coins`}>{oc(purchase.coins)}</KeyValue>
        {purchase.bonusCoins > 0 && <KeyValue label={t`Bonus`}>{oc(purchase.bonusCoins)}</KeyValue>}
        <KeyValue label={t`Price`}>{format.money(amountCents, currency)}</KeyValue>
        {returnedAmountCents > 0 && (
          <KeyValue label={t`Returned`}>{format.money(returnedAmountCents, currency)}</KeyValue>
        )}
        <KeyValue label={t`Method`}>{i18n._(methodNames[purchase.method])}</KeyValue>
        <KeyValue label={t`Status`}>
          <PurchaseStateBadge state={purchase.state} />
        </KeyValue>
        {purchase.failure && <KeyValue label={t`Reason`}>{messageOf(purchase.failure)}</KeyValue>}
      </KeyValueList>
      {lastMoment && (
        <p className={cells.note}>
          {withdrawableUntil
            ? t`You can withdraw from this purchase until ${lastMoment}, as long as you have not spent its coins.`
            : t`You have spent coins from this purchase. You can withdraw from it until ${lastMoment} if your balance holds ${coins} again.`}
        </p>
      )}
      {isWithdrawing && (
        <WithdrawDialog
          purchase={purchase}
          focusFallback={dialog}
          onClose={() => setIsWithdrawing(false)}
          onWithdrawn={onClose}
        />
      )}
    </Dialog>
  )
}
