import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getRanks } from '@olympus/contract/leaderboards'
import { rateOf } from '@olympus/contract/statistic-rates'
import type { Statistics } from '@olympus/contract/statistics'
import { Chart } from '@olympus/ui/chart/chart'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { ResultStrip } from '@olympus/ui/result-strip/result-strip'
import { Ring } from '@olympus/ui/ring-chart/ring'
import type { ReactNode } from 'react'

import { LabelText } from './statistic-names.tsx'
import { useFightNames } from './fight-names.ts'
import * as styles from './player-fights.css.ts'
import type { Report } from './use-report.tsx'

interface PlayerFightsProps {
  readonly report: Report
  /** Undefined while loading. */
  readonly characterId: number | undefined
}

/** How often the character wins against players. */
export function PlayerFights({ report, characterId }: PlayerFightsProps): ReactNode {
  const { t } = useLingui()
  const fights = useFightNames()
  const { statistics, format, names, frame, countOf, comparedName: name, comparedValue } = report
  const { totals, lastFights, longestWinningStreak } = statistics
  const { data } = useApi(getRanks, characterId === undefined ? null : { params: { id: characterId } })
  const place = data?.ranks.find(({ board }) => board === 'arena-of-talents')
  const rank = place && format.number(place.rank)

  const rows = [
    { label: fights.duels, won: countOf('duelsWon'), lost: countOf('duelsLost'), rate: 'duelWinRate' },
    {
      label: fights.rainbowBattles,
      won: countOf('rainbowBattlesWon'),
      lost: countOf('rainbowBattlesLost'),
      rate: 'rainbowBattleWinRate',
    },
    {
      label: fights.arenaOfTalents,
      won: countOf('arenaOfTalentsWon'),
      lost: countOf('arenaOfTalentsLost'),
      rate: 'arenaOfTalentsWinRate',
    },
  ] as const
  const won = rows.reduce((sum, row) => sum + row.won, 0)
  const all = rows.reduce((sum, row) => sum + row.won + row.lost, 0)
  const share = rateOf(totals, 'playerFightWinRate')
  const part = format.number(won)
  const whole = format.number(all)
  const mark = comparedValue('playerFightWinRate')
  const amount = format.share(mark)

  return (
    <Chart
      {...frame}
      title={t`Win rate against players`}
      table={{
        head: [
          t`Fights`,
          t({ message: 'Won', context: 'fights' }),
          t({ message: 'Lost', context: 'fights' }),
          t`Win rate`,
        ],
        rows: rows.map((row) => ({
          label: row.label,
          cells: [format.number(row.won), format.number(row.lost), format.share(rateOf(totals, row.rate))],
        })),
      }}
    >
      <div className={styles.picture}>
        <div className={styles.ring}>
          <Ring
            size="lg"
            share={share}
            text={format.share(share)}
            detail={t`${part} of ${whole}`}
            mark={mark}
          />
          {mark !== null && <p className={styles.mark}>{t`${name}: ${amount}`}</p>}
        </div>
        <div className={styles.facts}>
          {lastFights && lastFights.length > 0 && <LastFights fights={lastFights} report={report} />}
          <KeyValueList>
            <KeyValue label={t`Longest winning streak ever`}>
              {longestWinningStreak === null ? '–' : format.number(longestWinningStreak)}
            </KeyValue>
            {rank !== undefined && <KeyValue label={fights.arenaOfTalents}>{t`Rank ${rank}`}</KeyValue>}
            <KeyValue label={<LabelText {...names.statistic('playersKilled')} />}>
              {format.number(countOf('playersKilled'))}
            </KeyValue>
          </KeyValueList>
        </div>
      </div>
    </Chart>
  )
}

interface LastFightsProps {
  readonly fights: NonNullable<Statistics['lastFights']>
  readonly report: Report
}

function LastFights({ fights, report: { format } }: LastFightsProps): ReactNode {
  const { t } = useLingui()
  const wins = fights.filter(({ isWon }) => isWon).length
  const won = format.number(wins)
  const lost = format.number(fights.length - wins)
  const count = format.number(fights.length)
  return (
    <ResultStrip
      label={t`Last fights: ${count}`}
      summary={t`Won: ${won}, lost: ${lost}`}
      results={fights.map(({ isWon }, index) => ({ key: String(index), outcome: isWon ? 'won' : 'lost' }))}
      ends={{ oldest: t`Oldest`, newest: t`Newest` }}
    />
  )
}
