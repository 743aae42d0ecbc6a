import { useLingui } from '@lingui/react/macro'
import type { WheelLog } from '@olympus/contract/logs'
import type { Spin } from '@olympus/contract/wheel'

import { deliveryStateNames } from '../../shared/texts/delivery-texts.ts'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import { useGrantedTexts } from './use-granted-texts.ts'
import type { CsvColumn } from './log-csv.ts'
import { rewardStateNames, wheelLogKindNames } from './log-texts.ts'
import { grantedBy, receiverOf, type WheelLogRow } from './wheel-log-rows.ts'

const spinOf = ({ log }: WheelLogRow): Spin | null => (log.kind === 'spin' ? log.spin : null)

const ticketsAfter = (log: WheelLog): number =>
  log.kind === 'spin' ? log.spin.ticketsAfter : log.ticketsAfter

function tokensAfter(log: WheelLog): number | null {
  if (log.kind === 'award') return null
  return log.kind === 'spin' ? log.spin.tokensAfter : log.tokensAfter
}

export function useWheelCsv(): CsvColumn<WheelLogRow>[] {
  const { t, i18n } = useLingui()
  const granted = useGrantedTexts()
  const { lookOf } = useRewardTexts()

  const stateOf = (log: WheelLog): string => {
    const { delivery, couponId } = receiverOf(log)
    if (couponId !== null) return i18n._(rewardStateNames.coupon)
    return i18n._(delivery ? deliveryStateNames[delivery.state] : rewardStateNames.credited)
  }

  return [
    { header: t`ID`, cell: ({ log }) => log.id },
    { header: t`Date (UTC)`, cell: ({ log }) => log.createdAt },
    {
      header: t`Type`,
      cell: ({ log }) => i18n._(wheelLogKindNames[log.kind === 'spin' ? log.spin.set : log.kind]),
    },
    { header: t`Reward`, cell: ({ log }) => granted.name(log) },
    {
      header: t`Quantity`,
      cell: ({ log }) => (log.kind === 'award' ? log.tickets : lookOf(grantedBy(log)).quantity),
    },
    { header: t`Character`, cell: ({ log }) => receiverOf(log).character?.name ?? null },
    { header: t`Delivery`, cell: ({ log }) => stateOf(log) },
    { header: t`Table`, cell: (row) => spinOf(row)?.tableVersion ?? null },
    { header: t`Draw`, cell: (row) => spinOf(row)?.draw ?? null },
    { header: t`Draws in all`, cell: (row) => spinOf(row)?.weightTotal ?? null },
    { header: t`Weight`, cell: (row) => spinOf(row)?.reward.weight ?? null },
    { header: t`Jackpot counter`, cell: (row) => spinOf(row)?.jackpotCounter ?? null },
    { header: t`Tickets left`, cell: ({ log }) => ticketsAfter(log) },
    { header: t`Tokens left`, cell: ({ log }) => tokensAfter(log) },
    { header: t`Fingerprint`, cell: (row) => spinOf(row)?.seedHash ?? null },
    { header: t`Spin of this seed`, cell: (row) => spinOf(row)?.nonce ?? null },
    { header: t`Receipt`, cell: (row) => spinOf(row)?.receipt ?? null },
  ]
}
