import type { WheelLog } from '@olympus/contract/logs'

import { useFormat } from '../../locale/use-format.ts'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import { grantedBy } from './wheel-log-rows.ts'

/** What an entry of the fortune wheel log granted, in words. */
export function useGrantedTexts() {
  const format = useFormat()
  const rewardTexts = useRewardTexts()
  return {
    name: (log: WheelLog): string => rewardTexts.lookOf(grantedBy(log)).name,
    /** Of the name, if it differs from that of the page. */
    nameLang: (log: WheelLog) => rewardTexts.lookOf(grantedBy(log)).nameLang,
    /** `×5`; signed for tickets that were given or taken back. */
    amount: (log: WheelLog): string =>
      log.kind === 'award' ? format.change(log.tickets) : rewardTexts.lookOf(grantedBy(log)).amount,
  }
}
