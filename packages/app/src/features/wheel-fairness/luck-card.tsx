import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { DataOf } from '@olympus/contract/endpoint'
import { limits } from '@olympus/contract/limits'
import { getWheelLuck } from '@olympus/contract/fortune-wheel'
import { Card } from '@olympus/ui/card/card'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { RewardName } from '../../shared/reward-name.tsx'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import * as page from './fairness-page.css.ts'
import * as styles from './luck-card.css.ts'
import { rareLuck } from './luck-rules.ts'

type Luck = DataOf<typeof getWheelLuck>

const skeletonHeight = 130

const oneDecimal = (count: number): number => Math.round(count * 10) / 10

/** What the player has drawn, beside what was to be expected. */
export function LuckCard(): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getWheelLuck)
  return (
    <Card title={t`Your luck`}>
      <Loaded
        answer={answer}
        isEmpty={({ spins }) => spins === 0}
        empty={
          <p
            className={page.text}
          >{t`After your first spin you see here what you drew and what to expect.`}</p>
        }
      >
        {(luck) =>
          luck ? (
            <>
              <Sums luck={luck} />
              <ByReward luck={luck} />
            </>
          ) : (
            <Skeleton isBlock height={skeletonHeight} />
          )
        }
      </Loaded>
    </Card>
  )
}

function Sums({ luck }: { readonly luck: Luck }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const rare = rareLuck(luck)
  const expected = format.number(oneDecimal(rare.expected))
  const every = format.number(limits.jackpotEverySpins)
  return (
    <KeyValueList>
      <KeyValue label={t`Your spins`}>{format.number(luck.spins)}</KeyValue>
      <KeyValue label={t`Rare or better`}>
        {format.number(rare.drawn)} <span className={styles.note}>{t`(expected ${expected})`}</span>
      </KeyValue>
      <KeyValue label={t`Jackpots`}>
        {format.number(luck.jackpots)} <span className={styles.note}>{t`(always 1 in ${every})`}</span>
      </KeyValue>
    </KeyValueList>
  )
}

function ByReward({ luck }: { readonly luck: Luck }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const rewardTexts = useRewardTexts()
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t`By reward`}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Reward`}</th>
            <th scope="col">{t`Drawn`}</th>
            <th scope="col">{t`Expected`}</th>
          </tr>
        </thead>
        <tbody>
          {luck.rewards.map(({ set, contents, drawn, expected }) => (
            <tr key={`${set} ${rewardTexts.full(contents)}`}>
              <th scope="row">
                <RewardName contents={contents} />
                {set === 'jackpot' && <span className={styles.note}> {t`Jackpot`}</span>}
              </th>
              <td>{format.number(drawn)}</td>
              <td>{format.number(oneDecimal(expected))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
