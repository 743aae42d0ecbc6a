import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { DataOf } from '@olympus/contract/endpoint'
import type { WheelTable } from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import { getWheelStatistics } from '@olympus/contract/wheel-fairness'
import { Button } from '@olympus/ui/button/button'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useDeferredAnswer } from '../../shared/loading/use-deferred-answer.ts'
import { saveFile } from '../../shared/save-file.ts'
import { DrawnBars } from './drawn-bars.tsx'
import { FitNumbers, FitText } from './fit-text.tsx'
import { GroupsText } from './groups-text.tsx'
import { SetToggle } from './set-toggle.tsx'
import * as styles from './statistics-card.css.ts'

interface StatisticsCardProps {
  /** Undefined while they are not loaded. */
  readonly tables: readonly WheelTable[] | undefined
}

type Statistics = DataOf<typeof getWheelStatistics>

const skeletonHeight = 480

/** What all players have drawn, beside what was to be expected. */
export function StatisticsCard({ tables }: StatisticsCardProps): ReactNode {
  const { t } = useLingui()
  const [set, setSet] = useState<RewardSet>('regular')
  const answer = useDeferredAnswer(useApi(getWheelStatistics))
  const { data } = answer
  return (
    <Card
      title={t`Expected and drawn`}
      description={data && <Spins statistics={data} set={set} />}
      actions={<SetToggle set={set} onChange={setSet} />}
    >
      <Loaded answer={answer}>
        {(statistics) =>
          statistics ? (
            <Figures
              set={set}
              statistics={statistics}
              table={tables?.find(({ version }) => version === statistics.tableVersion)}
            />
          ) : (
            <Skeleton isBlock height={skeletonHeight} />
          )
        }
      </Loaded>
    </Card>
  )
}

interface OfSet {
  readonly statistics: Statistics
  readonly set: RewardSet
}

function Spins({ statistics: { tableVersion, sets }, set }: OfSet): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const spins = format.number(sets[set].spins)
  return t`Table ${tableVersion}, ${spins} spins of all players`
}

function Figures({ statistics, set, table }: OfSet & { readonly table: WheelTable | undefined }): ReactNode {
  const { t } = useLingui()
  const { rewards, fit } = statistics.sets[set]
  const fileName = `wheel-counts-table-${statistics.tableVersion}.json`
  return (
    <div className={styles.figures}>
      <FitText fit={fit} />
      <DrawnBars rewards={rewards} tableRewards={table?.sets[set].rewards ?? []} />
      <FitNumbers fit={fit} />
      {set === 'regular' && <GroupsText groups={statistics.groups} />}
      <Button
        size="sm"
        className={styles.download}
        icon={<Icon icon={Download} />}
        onClick={() => saveFile(fileName, 'application/json', [JSON.stringify(statistics, null, 2), '\n'])}
      >
        {t`Download the counts`}
      </Button>
    </div>
  )
}
