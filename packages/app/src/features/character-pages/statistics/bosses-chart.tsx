import { useLingui } from '@lingui/react/macro'
import { AmountBar, AmountLegend } from '@olympus/ui/amount-bar/amount-bar'
import { Chart } from '@olympus/ui/chart/chart'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import type { ReactNode } from 'react'

import { runTime } from '../../../shared/leaderboards/run-time.ts'
import * as styles from './bosses-chart.css.ts'
import type { BossRaids } from './raid-rules.ts'
import type { Report } from './use-report.tsx'

interface BossesChartProps {
  readonly report: Report
  readonly bosses: readonly BossRaids[]
  readonly lead: ReactNode
}

/** Raids won and lost by boss, with the best time and its rank. */
export function BossesChart({ report, bosses, lead }: BossesChartProps): ReactNode {
  const { t } = useLingui()
  const { format, names, frame } = report
  const max = Math.max(...bosses.map(({ won, lost }) => won + lost))
  const rows = bosses.map(({ boss, won, lost, bestMilliseconds, rank }) => ({
    boss,
    ...names.boss(boss),
    icon: names.gameData.boss(boss)?.icon ?? 'help',
    amounts: [won, lost],
    won: format.number(won),
    lost: format.number(lost),
    time: bestMilliseconds === null ? '–' : runTime(bestMilliseconds),
    rank: rank === null ? '–' : format.number(rank),
  }))
  const heads = {
    won: t({ message: 'Won', context: 'fights' }),
    lost: t({ message: 'Lost', context: 'fights' }),
    time: t`Best time`,
    rank: t`Rank by time`,
  }

  return (
    <Chart
      {...frame}
      title={t`Raids by boss`}
      lead={lead}
      isPictureFlush
      table={{
        head: [t`Boss`, heads.won, heads.lost, heads.time, heads.rank],
        rows: rows.map(({ label, labelLang, won, lost, time, rank }) => ({
          label,
          labelLang,
          cells: [won, lost, time, rank],
        })),
      }}
    >
      <div aria-hidden className={styles.rows}>
        <AmountLegend names={[heads.won, heads.lost]} className={styles.legend} />
        <div className={styles.heads}>
          <span className={styles.name}>{t`Boss`}</span>
          <span className={styles.barHead} />
          <span className={styles.number}>{heads.won}</span>
          <span className={styles.number}>{heads.lost}</span>
          <span className={styles.time}>{heads.time}</span>
          <span className={styles.number}>{heads.rank}</span>
        </div>
        {rows.map(({ boss, label, labelLang, icon, amounts, won, lost, time, rank }) => (
          <div key={boss} className={styles.row}>
            <span className={styles.boss}>
              <GameIcon name={icon} size={26} className={styles.icon} />
              <span lang={labelLang}>{label}</span>
            </span>
            <AmountBar values={amounts} max={max} />
            <span className={styles.won}>{won}</span>
            <span className={styles.number}>{lost}</span>
            <span className={styles.time}>{time}</span>
            <span className={styles.number}>{rank}</span>
          </div>
        ))}
      </div>
    </Chart>
  )
}
