import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { LabelText } from './statistic-names.tsx'
import { ItemRows } from './item-rows.tsx'
import * as styles from './report.css.ts'
import type { Report } from './use-report.tsx'
import { UtcDay } from './utc-day.tsx'

/** The last ones. A game that does not report them has no card. */
export function SuperRewardsCard({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const { statistics, names } = report
  const { lastSuperRewards } = statistics
  if (!lastSuperRewards) return null
  return (
    <Card isFlush title={t`Last super rewards`}>
      {lastSuperRewards.length === 0 ? (
        <p className={styles.nothing}>{t`None yet. They appear here when the character wins one.`}</p>
      ) : (
        <ItemRows
          rows={lastSuperRewards.map(({ vnum, event, wonAt }) => ({
            key: `${vnum} ${wonAt}`,
            vnum,
            line: event === null ? null : <LabelText {...names.event(event)} />,
            end: <UtcDay at={wonAt} />,
          }))}
        />
      )}
    </Card>
  )
}
