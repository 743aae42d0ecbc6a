import { useLingui } from '@lingui/react/macro'
import type { WheelTable } from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ToggleGroup } from '@olympus/ui/toggle-group/toggle-group'
import { WheelRewards } from '@olympus/ui/wheel/wheel-rewards'
import { useState, type ReactNode } from 'react'

import { Loaded, type ApiAnswer } from '../../shared/loading/loaded.tsx'
import * as styles from './fortune-wheel-page.css.ts'
import { useWheelRewards } from './use-wheel-rewards.tsx'

interface RewardsCardProps {
  readonly answer: ApiAnswer<WheelTable>
  /** The set that the next spin draws from. */
  readonly nextSet: RewardSet
}

/** Both sets with the odds of each reward. */
export function RewardsCard({ answer, nextSet }: RewardsCardProps): ReactNode {
  const { t } = useLingui()
  const { list } = useWheelRewards()
  const [chosen, setChosen] = useState<RewardSet | null>(null)
  const set = chosen ?? nextSet

  return (
    <Card
      isFlush
      title={t`Rewards`}
      className={styles.rewards}
      actions={
        <ToggleGroup<RewardSet>
          aria-label={t`Reward set`}
          options={[
            { value: 'regular', label: t({ message: 'Regular', context: 'rewards' }) },
            { value: 'jackpot', label: t`Jackpot` },
          ]}
          value={set}
          onValueChange={setChosen}
        />
      }
    >
      <Loaded answer={answer}>
        {(table) =>
          table ? (
            <WheelRewards aria-label={t`Rewards`} rewards={list(table, set)} className={styles.rewardList} />
          ) : (
            <div className={styles.rewardList}>
              <Skeleton isBlock height={420} radius={8} />
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
