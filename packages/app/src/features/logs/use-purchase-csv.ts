import { useLingui } from '@lingui/react/macro'
import type { DonationLog } from '@olympus/contract/logs'

import { methodNames, purchaseStateNames } from '../../shared/texts/purchase-texts.ts'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import { decimalAmount, type CsvColumn } from './log-csv.ts'

export function usePurchaseCsv(): CsvColumn<DonationLog>[] {
  const { t, i18n } = useLingui()
  const messageOf = useErrorMessage()

  return [
    { header: t`Donation ID`, cell: ({ id }) => id },
    { header: t`Date (UTC)`, cell: ({ createdAt }) => createdAt },
    { header: t`Olympus Coins`, cell: ({ coins }) => coins },
    { header: t`Bonus`, cell: ({ bonusCoins }) => bonusCoins },
    { header: t`Price`, cell: ({ amountCents, currency }) => decimalAmount(amountCents, currency) },
    {
      header: t`Refunded`,
      cell: ({ returnedAmountCents, currency }) => decimalAmount(returnedAmountCents, currency),
    },
    { header: t`Currency`, cell: ({ currency }) => currency },
    { header: t`Method`, cell: ({ method }) => i18n._(methodNames[method]) },
    { header: t`Status`, cell: ({ state }) => i18n._(purchaseStateNames[state]) },
    { header: t`Reason`, cell: ({ failure }) => failure && messageOf(failure) },
  ]
}
