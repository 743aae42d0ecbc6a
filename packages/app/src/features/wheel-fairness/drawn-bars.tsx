import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { WheelReward } from '@olympus/contract/wheel'
import type { getWheelStatistics } from '@olympus/contract/wheel-fairness'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { RewardTile } from '../../shared/reward-tile.tsx'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import * as styles from './drawn-bars.css.ts'

interface DrawnBarsProps {
  readonly rewards: DataOf<typeof getWheelStatistics>['sets']['regular']['rewards']
  /** Empty while the table is not loaded. */
  readonly tableRewards: readonly WheelReward[]
}

/** Bars of what was drawn, with a tick at what was expected. */
export function DrawnBars({ rewards, tableRewards }: DrawnBarsProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const rewardTexts = useRewardTexts()
  const most = Math.max(1, ...rewards.flatMap(({ drawn, expected }) => [drawn, expected]))
  const share = (count: number) => `${(100 * count) / most}%`

  return (
    <div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Reward`}</th>
            <td aria-hidden className={styles.barCell} />
            <th scope="col">{t`Drawn`}</th>
            <th scope="col">{t`Expected`}</th>
          </tr>
        </thead>
        <tbody>
          {rewards.map(({ rewardId, drawn, expected }) => {
            const contents = tableRewards.find(({ id }) => id === rewardId)?.contents
            const bar = (
              <span className={styles.bar}>
                <span className={styles.drawn} style={{ width: share(drawn) }} />
                <span className={styles.expected} style={{ insetInlineStart: share(expected) }} />
              </span>
            )
            return (
              <tr key={rewardId}>
                <th scope="row">
                  <span className={styles.name}>
                    {contents && <RewardTile contents={contents} size={36} className={styles.tile} />}
                    <span lang={contents && rewardTexts.lookOf(contents).nameLang}>
                      {contents ? rewardTexts.lookOf(contents).name : rewardId}
                    </span>
                  </span>
                  <span aria-hidden className={styles.narrow}>
                    {bar}
                  </span>
                </th>
                <td aria-hidden className={styles.barCell}>
                  {bar}
                </td>
                <td className={styles.count}>{format.number(drawn)}</td>
                <td>{format.number(Math.round(expected))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p aria-hidden className={styles.legend}>
        <span className={styles.key}>
          <span className={styles.drawnKey} />
          {t`Drawn`}
        </span>
        <span className={styles.key}>
          <span className={styles.expectedKey} />
          {t`Expected`}
        </span>
      </p>
    </div>
  )
}
