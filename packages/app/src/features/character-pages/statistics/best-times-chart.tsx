import { useLingui } from '@lingui/react/macro'
import { DotPlot } from '@olympus/ui/dot-plot/dot-plot'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import type { ReactNode } from 'react'

import { runTime } from '../../../shared/leaderboards/run-time.ts'
import { placesOf } from './raid-rules.ts'
import type { Report } from './use-report.tsx'

/** The best time for each boss beside the record and the median of the server. */
export function BestTimesChart({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const { statistics, names, frame, ownName } = report
  const { bestTimes } = statistics
  if (bestTimes.length === 0) return null
  const rows = bestTimes.map((times) => {
    const { boss, milliseconds, serverRecord } = times
    const places = placesOf(times)
    return {
      ...names.boss(boss),
      icon: <GameIcon name={names.gameData.boss(boss)?.icon ?? 'help'} />,
      position: places.own,
      marks: [places.record, places.median],
      value: runTime(milliseconds),
      note: serverRecord === null ? '–' : `+${runTime(Math.max(0, milliseconds - serverRecord))}`,
      record: serverRecord === null ? '–' : runTime(serverRecord),
    }
  })
  return (
    <DotPlot
      {...frame}
      title={t`Best times`}
      note={t`Further left is faster. The number at the end is the time behind the server record.`}
      data={rows}
      legend={{ dot: ownName, marks: [t`Server record`, t`Server median`] }}
      table={{
        head: [t`Boss`, t`Best time`, t`Server record`, t`Behind the record`],
        rows: rows.map(({ label, labelLang, value, record, note }) => ({
          label,
          labelLang,
          cells: [value, record, note],
        })),
      }}
    />
  )
}
