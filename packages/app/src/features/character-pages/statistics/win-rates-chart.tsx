import { useLingui } from '@lingui/react/macro'
import type { CounterKey, RateKey } from '@olympus/contract/statistic-keys'
import { rateOf } from '@olympus/contract/statistic-rates'
import { RingChart } from '@olympus/ui/ring-chart/ring-chart'
import type { ReactNode } from 'react'

import { useFightNames } from './fight-names.ts'
import type { Report } from './use-report.tsx'

const rates = [
  { fight: 'raids', rate: 'raidWinRate', won: 'raidsWon', lost: 'raidsLost' },
  { fight: 'duels', rate: 'duelWinRate', won: 'duelsWon', lost: 'duelsLost' },
  { fight: 'timespaces', rate: 'timespaceWinRate', won: 'timespacesWon', lost: 'timespacesLost' },
  {
    fight: 'instantBattles',
    rate: 'instantBattleWinRate',
    won: 'instantBattlesWon',
    lost: 'instantBattlesLost',
  },
] as const satisfies readonly { fight: string; rate: RateKey; won: CounterKey; lost: CounterKey }[]

export function WinRatesChart({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const fights = useFightNames()
  const { statistics, format, seriesFrame, countOf, comparedValue, comparedName } = report
  return (
    <RingChart
      {...seriesFrame}
      title={t`Win rates`}
      heads={{
        label: t`Fights`,
        share: t`Win rate`,
        detail: t({ message: 'Won', context: 'fights' }),
        ...(comparedName !== null && { mark: comparedName }),
      }}
      formatShare={format.share}
      data={rates.map(({ fight, rate, won, lost }) => {
        const part = format.number(countOf(won))
        const whole = format.number(countOf(won) + countOf(lost))
        return {
          label: fights[fight],
          share: rateOf(statistics.totals, rate),
          detail: t`${part} of ${whole}`,
          mark: comparedValue(rate),
        }
      })}
    />
  )
}
