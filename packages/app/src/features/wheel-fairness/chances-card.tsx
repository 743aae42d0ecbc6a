import { useLingui } from '@lingui/react/macro'
import type { WheelTable } from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded, type ApiAnswer } from '../../shared/loading/loaded.tsx'
import { RewardTile } from '../../shared/reward-tile.tsx'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import { useRenderClock } from '../../shared/use-render-clock.ts'
import * as styles from './chances-card.css.ts'
import * as page from './fairness-page.css.ts'
import { SetToggle } from './set-toggle.tsx'
import { currentTable, rangesOf } from './table-rules.ts'
import { TableVersions } from './table-versions.tsx'

interface ChancesCardProps {
  /** All tables, newest first. */
  readonly answer: ApiAnswer<{ readonly entries: readonly WheelTable[] }>
}

const skeletonHeight = 560

/** The exact chances of every reward, as text, and how they have changed. */
export function ChancesCard({ answer }: ChancesCardProps): ReactNode {
  const { t } = useLingui()
  const [set, setSet] = useState<RewardSet>('regular')
  const now = useRenderClock()

  return (
    <Card isFlush title={t`Chances`} actions={<SetToggle set={set} onChange={setSet} />}>
      <Loaded answer={answer}>
        {(data) => {
          if (!data) return <Skeleton isBlock height={skeletonHeight} />
          const current = currentTable(data.entries, now().getTime())
          return (
            <div className={styles.columns}>
              {current && <Chances {...current.sets[set]} set={set} />}
              <div className={styles.history}>
                <TableVersions tables={data.entries} current={current} />
                <p className={page.note}>
                  {t`A new table counts for you only after your seed has been rotated, never in between.`}
                </p>
                <Callout tone="info" title={t`Jackpot: every 30th spin, certain.`}>
                  {t`Spins 1 to 29 never draw from the jackpot set.`}
                </Callout>
              </div>
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

type ChancesProps = WheelTable['sets'][RewardSet] & { readonly set: RewardSet }

function Chances({ set, rewards, weightTotal }: ChancesProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const rewardTexts = useRewardTexts()
  const ranges = rangesOf(rewards)
  const total = format.number(weightTotal)
  const share = (weight: number) => {
    const part = format.number(weight)
    return t`${part} in ${total}`
  }
  const range = (index: number) => {
    const { from = 0, to = 0 } = ranges[index] ?? {}
    return from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`
  }

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {set === 'jackpot' ? t`Chances of the jackpot set` : t`Chances of the regular set`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`Reward`}</th>
          <th scope="col" className={styles.wide}>{t`Share`}</th>
          <th scope="col">{t`Chance`}</th>
          <th scope="col" className={styles.wide}>{t`Draws`}</th>
        </tr>
      </thead>
      <tbody>
        {rewards.map(({ id, contents, weight }, index) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.reward}>
                <RewardTile contents={contents} size={36} />
                <span>
                  <span className={styles.name} lang={rewardTexts.lookOf(contents).nameLang}>
                    {rewardTexts.lookOf(contents).name}
                  </span>{' '}
                  <span className={styles.quantity}>{rewardTexts.lookOf(contents).amount}</span>
                  <span className={styles.narrow}>{share(weight)}</span>
                </span>
              </span>
            </th>
            <td className={styles.wide}>{share(weight)}</td>
            <td className={styles.chance}>{format.odds(weight / weightTotal)}</td>
            <td className={styles.draws}>{range(index)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t`Together`}</th>
          <td className={styles.wide}>{share(weightTotal)}</td>
          <td>{format.odds(1)}</td>
          <td className={styles.draws}>{`0–${format.number(weightTotal - 1)}`}</td>
        </tr>
      </tfoot>
    </table>
  )
}
