import { useLingui } from '@lingui/react/macro'
import type { CounterKey, RateKey } from '@olympus/contract/statistic-keys'
import { rateOf } from '@olympus/contract/statistic-rates'
import { Card } from '@olympus/ui/card/card'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { TwoSidedChart } from '@olympus/ui/two-sided-chart/two-sided-chart'
import type { ReactNode } from 'react'

import { LabelText } from './statistic-names.tsx'
import { useFightNames } from './fight-names.ts'
import { PlayerFights } from './player-fights.tsx'
import { RecordsCard } from './records-card.tsx'
import * as styles from './report.css.ts'
import { useSpanTexts } from './span-texts.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport, type Report } from './use-report.tsx'

interface Fight {
  readonly name: keyof ReturnType<typeof useFightNames>
  readonly icon: GameIconName
  readonly won: CounterKey
  readonly lost: CounterKey
  readonly rate: RateKey
}

const fights: readonly Fight[] = [
  { name: 'duels', icon: 'gladius', won: 'duelsWon', lost: 'duelsLost', rate: 'duelWinRate' },
  {
    name: 'rainbowBattles',
    icon: 'rainbow-star',
    won: 'rainbowBattlesWon',
    lost: 'rainbowBattlesLost',
    rate: 'rainbowBattleWinRate',
  },
  {
    name: 'arenaOfTalents',
    icon: 'coliseum',
    won: 'arenaOfTalentsWon',
    lost: 'arenaOfTalentsLost',
    rate: 'arenaOfTalentsWinRate',
  },
  {
    name: 'timespaces',
    icon: 'hourglass',
    won: 'timespacesWon',
    lost: 'timespacesLost',
    rate: 'timespaceWinRate',
  },
  {
    name: 'instantBattles',
    icon: 'lightning-trio',
    won: 'instantBattlesWon',
    lost: 'instantBattlesLost',
    rate: 'instantBattleWinRate',
  },
]

/** Fights against players and against the world. */
export function PvpTab(props: TabProps): ReactNode {
  const report = useReport(props)
  return (
    <>
      <PlayerFights report={report} characterId={props.character?.id} />
      <WonAndLost report={report} />
      <div className={styles.pair}>
        <ArenaChart report={report} />
        <WorldCard report={report} />
      </div>
      <RecordsCard report={report} />
    </>
  )
}

interface ChartProps {
  readonly report: Report
}

function WonAndLost({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const names = useFightNames()
  const { statistics, format, frame, countOf } = report
  return (
    <TwoSidedChart
      {...frame}
      title={t`Won and lost`}
      heads={{
        label: t`Fights`,
        left: t({ message: 'Lost', context: 'fights' }),
        right: t({ message: 'Won', context: 'fights' }),
        note: t`Win rate`,
      }}
      formatValue={format.number}
      data={fights.map(({ name, icon, won, lost, rate }) => ({
        label: names[name],
        icon: <GameIcon name={icon} />,
        left: countOf(lost),
        right: countOf(won),
        note: format.share(rateOf(statistics.totals, rate)),
      }))}
    />
  )
}

function ArenaChart({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { statistics, format, names, timeFrame, coarse, countOf } = report
  const [kills, deaths] = [countOf('arenaKills'), countOf('arenaDeaths')]
  const series = [names.statistic('kills'), names.statistic('deaths')]
  return (
    <ColumnChart
      {...timeFrame}
      {...spanTexts.titled({ label: t`Arena kills and deaths` })}
      data={kills + deaths === 0 ? [] : report.pairsOf(coarse, 'arenaKills', 'arenaDeaths')}
      series={series.map(({ label }) => label)}
      seriesLangs={series.map(({ labelLang }) => labelLang)}
      rowsLabel={spanTexts.name[coarse.unit]}
      formatValue={format.number}
      facts={[
        { ...names.statistic('arenaKills'), value: format.number(kills) },
        { ...names.statistic('arenaDeaths'), value: format.number(deaths) },
        { label: t`Ratio`, value: format.ratio(rateOf(statistics.totals, 'arenaKillDeathRatio')) },
      ]}
    />
  )
}

const worldCounters: readonly CounterKey[] = [
  'monstersKilled',
  'timespacesWon',
  'timespacesLost',
  'raidsWon',
  'raidsLost',
  'deaths',
]

function WorldCard({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names, countOf } = report
  return (
    <Card title={t`Against the world`}>
      <KeyValueList>
        {worldCounters.map((key) => (
          <KeyValue key={key} label={<LabelText {...names.statistic(key)} />}>
            {format.number(countOf(key))}
          </KeyValue>
        ))}
        <KeyValue label={t`Kill/death ratio`}>
          {format.ratio(rateOf(statistics.totals, 'killDeathRatio'))}
        </KeyValue>
      </KeyValueList>
    </Card>
  )
}
