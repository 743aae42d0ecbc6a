import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { RewardName } from '../../shared/reward-name.tsx'
import { RewardTile } from '../../shared/reward-tile.tsx'
import * as styles from './checked-spin.css.ts'
import type { SpinReport } from './verify/verify-spin.ts'

/** What the receipt says that the spin drew. */
export function CheckedSpin({ report: { proof, receipt } }: { readonly report: SpinReport }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (!receipt) return null
  const { spinId, set, rewardId, time } = receipt.statement
  const reward = proof.table.sets[set].rewards.find(({ id }) => id === rewardId)
  const moment = format.dateTime(time)
  return (
    <div className={styles.row}>
      {reward && <RewardTile contents={reward.contents} />}
      <p className={styles.words}>
        <strong className={styles.name}>
          {reward ? <RewardName contents={reward.contents} /> : rewardId}
        </strong>
        <span className={styles.line}>
          {set === 'jackpot'
            ? t`Spin #${spinId}, jackpot, ${moment}`
            : t`Spin #${spinId}, regular, ${moment}`}
        </span>
      </p>
    </div>
  )
}
