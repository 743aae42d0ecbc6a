import { useLingui } from '@lingui/react/macro'
import type { WalletMovement } from '@olympus/contract/logs'

import type { CsvColumn } from './log-csv.ts'
import { movementNames } from './log-texts.ts'

export function useMovementCsv(): CsvColumn<WalletMovement>[] {
  const { t, i18n } = useLingui()

  return [
    { header: t`Date (UTC)`, cell: ({ createdAt }) => createdAt },
    { header: t`Type`, cell: ({ kind }) => i18n._(movementNames[kind]) },
    { header: t`Reference`, cell: ({ reference }) => reference },
    { header: t`Amount (OC)`, cell: ({ coins }) => coins },
    { header: t`Balance (OC)`, cell: ({ balanceCoins }) => balanceCoins },
    { header: t`Owed (OC)`, cell: ({ debtCoins }) => debtCoins },
  ]
}
