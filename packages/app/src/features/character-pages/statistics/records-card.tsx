import { useLingui } from '@lingui/react/macro'
import { recordKeys, type RecordKey } from '@olympus/contract/statistic-keys'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { LabelText } from './statistic-names.tsx'
import * as styles from './records-card.css.ts'
import type { Report } from './use-report.tsx'
import { UtcDay } from './utc-day.tsx'

/** Nobody is proud of these. */
const isLoss = (key: RecordKey) => /Lost$|[dD]eaths$|^goldSpent/.test(key)

/** The best day ever for each figure of the tab. */
export function RecordsCard({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names } = report
  const records = statistics.records
    .filter(({ key, value }) => value > 0 && !isLoss(key))
    .toSorted((one, other) => recordKeys.indexOf(one.key) - recordKeys.indexOf(other.key))
  if (records.length === 0) return null

  const valueOf = (key: RecordKey, value: number): string => {
    if (key === 'onlineSeconds') return format.duration(value)
    return key === 'daysInARow' ? format.days(value) : format.number(value)
  }
  return (
    <Card
      isFlush
      title={t`Personal records`}
      description={t`The most on one day, in UTC, since counting began.`}
    >
      <dl className={styles.list}>
        {records.map(({ key, value, day }) => (
          <div key={key} className={styles.row}>
            <dt className={styles.label}>
              {key === 'daysInARow' ? t`Longest streak` : <LabelText {...names.statistic(key)} />}
            </dt>
            <dd className={styles.value}>
              {valueOf(key, value)}
              <UtcDay at={day} className={styles.day} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
