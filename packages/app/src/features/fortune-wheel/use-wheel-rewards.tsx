import { useLingui } from '@lingui/react/macro'
import type { Spin, WheelReward, WheelTable } from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import { Badge } from '@olympus/ui/badge/badge'
import type { WheelReward as ShownReward } from '@olympus/ui/wheel/wheel-reward'
import type { WheelResult } from '@olympus/ui/wheel/wheel-state'

import { useFormat } from '../../locale/use-format.ts'
import { rarityNames } from '../../shared/texts/rarity-names.ts'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import { rarestFirst, sectorsOf, tableOfSpin } from './wheel-rules.ts'

/** Rewards as the wheel and the list show them. */
export function useWheelRewards() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { lookOf } = useRewardTexts()

  const shownReward = (
    { id, contents, weight }: WheelReward,
    set: RewardSet,
    weightTotal: number,
  ): ShownReward => {
    const { amount, ...look } = lookOf(contents)
    const odds = format.odds(weight / weightTotal)
    return {
      key: `${set}:${id}`,
      ...look,
      rarityLabel: i18n._(rarityNames[look.rarity]),
      amount,
      line: t`${amount}, ${odds}`,
    }
  }

  const onWheel = (reward: WheelReward, set: RewardSet, weightTotal: number): ShownReward => ({
    ...shownReward(reward, set, weightTotal),
    tag: set === 'jackpot' && <Badge tone="accent">{t`Jackpot`}</Badge>,
  })

  /** The sectors of a set. */
  const face = ({ sets }: WheelTable, set: RewardSet): ShownReward[] =>
    sectorsOf(sets[set].rewards).map((reward) => onWheel(reward, set, sets[set].weightTotal))

  return {
    face,
    /** The list of a set with its odds. */
    list: ({ sets }: WheelTable, set: RewardSet): ShownReward[] =>
      rarestFirst(sets[set].rewards).map((reward) => shownReward(reward, set, sets[set].weightTotal)),
    /** A spin as a result of the wheel. If its table is unknown, the wheel has only its reward. */
    resultOf(spin: Spin, tables: readonly (WheelTable | undefined)[]): WheelResult {
      const { set, rewardIndex, reward, weightTotal, id: seed } = spin
      const table = tableOfSpin(spin, tables)
      return table
        ? {
            index: sectorsOf([...table.sets[set].rewards.keys()]).indexOf(rewardIndex),
            seed,
            rewards: face(table, set),
          }
        : { index: 0, seed, rewards: [onWheel(reward, set, weightTotal)] }
    },
  }
}
