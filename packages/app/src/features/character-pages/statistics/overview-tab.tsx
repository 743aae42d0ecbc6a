import type { ReactNode } from 'react'

import { KillsChart } from './kills-chart.tsx'
import { MilestonesCard } from './milestones-card.tsx'
import { OnlineChart } from './online-chart.tsx'
import { RecordsCard } from './records-card.tsx'
import * as styles from './report.css.ts'
import { StandingChart } from './standing-chart.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport } from './use-report.tsx'
import { WinRatesChart } from './win-rates-chart.tsx'

/** Time online, fights, rates, and how the character compares. */
export function OverviewTab(props: TabProps): ReactNode {
  const report = useReport(props)
  return (
    <>
      <OnlineChart report={report} />
      <div className={styles.pair}>
        <KillsChart report={report} />
        <WinRatesChart report={report} />
      </div>
      <StandingChart report={report} />
      <MilestonesCard milestones={props.statistics.milestones} />
      <RecordsCard report={report} />
    </>
  )
}
