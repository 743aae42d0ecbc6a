import { useLingui } from '@lingui/react/macro'
import type { CharacterView } from '@olympus/contract/character-pages'
import { perHour } from '@olympus/contract/statistic-rates'
import { BarChart } from '@olympus/ui/bar-chart/bar-chart'
import { ChangeNote, LeadFigure } from '@olympus/ui/chart/lead-figure'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'
import { WaterfallChart } from '@olympus/ui/waterfall-chart/waterfall-chart'
import type { ReactNode } from 'react'

import { columnLabels } from './column-labels.ts'
import { goldFlow } from './gold-rules.ts'
import { LeadParts } from './lead-parts.tsx'
import { RecordsCard } from './records-card.tsx'
import * as styles from './report.css.ts'
import { useSpanTexts } from './span-texts.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport, type Report } from './use-report.tsx'

/** Gold: from where, for what, and how much of it is left. */
export function EconomyTab(props: TabProps): ReactNode {
  const report = useReport(props)
  return (
    <>
      <GoldFlow report={report} character={props.character} />
      <div className={styles.pair}>
        <EarnedAndSpent report={report} />
        <SpentOn report={report} />
      </div>
      <RecordsCard report={report} />
    </>
  )
}

interface ChartProps {
  readonly report: Report
}

/** Names of the parts, in the order in which they are shown. */
function usePartNames(): Record<'bazaar' | 'boxes' | 'fees' | 'otherSpent' | 'shops', string> {
  const { t } = useLingui()
  return {
    bazaar: t`Bazaar`,
    boxes: t`Mystery boxes`,
    shops: t`NPC shop`,
    fees: t`Fees`,
    otherSpent: t`Other expenses`,
  }
}

const partIcons: Record<keyof ReturnType<typeof usePartNames>, GameIconName> = {
  bazaar: 'two-coins',
  boxes: 'locked-chest',
  shops: 'swap-bag',
  fees: 'quill-ink',
  otherSpent: 'knapsack',
}

interface GoldFlowProps extends ChartProps {
  readonly character: CharacterView | undefined
}

function GoldFlow({ report, character }: GoldFlowProps): ReactNode {
  const { t } = useLingui()
  const partNames = usePartNames()
  const { statistics, format, frame, inPeriod, days } = report
  const { totals, step, goldHeld, asOf, serverNow } = statistics
  // All time is longer than what was counted: what was held before it is not known.
  const flow = goldFlow(totals, step === 'week' ? null : goldHeld)
  const endDay = asOf?.slice(0, 10)
  const heldOn = (day: string) => {
    const firstDay = format.day(day)
    return t`On ${firstDay}`
  }
  const endLabel = () => {
    if (endDay === undefined || endDay <= days.from) return t`Gold held`
    return endDay === serverNow.slice(0, 10) ? t`Today` : heldOn(endDay)
  }
  const spent = (['bazaar', 'boxes', 'shops', 'fees', 'otherSpent'] as const).map((part) => ({
    label: partNames[part],
    kind: 'spent' as const,
    value: flow.spent[part],
  }))
  const gained = [
    { label: t`Dropped`, kind: 'gained' as const, value: flow.dropped },
    { label: t`Other earnings`, kind: 'gained' as const, value: flow.otherEarned },
  ]
  const steps = [
    ...(flow.heldBefore === null
      ? []
      : [{ label: heldOn(days.from), kind: 'held' as const, value: flow.heldBefore }]),
    ...gained,
    ...spent.filter(({ value, label }) => value > 0 || label !== partNames.otherSpent),
    ...(flow.heldBefore === null || goldHeld === null
      ? []
      : [{ label: endLabel(), kind: 'held' as const, value: goldHeld }]),
  ]
  const gold = goldHeld ?? character?.gold ?? null
  const bankMoney = character?.bankMoney ?? null
  return (
    <WaterfallChart
      {...frame}
      title={t`Where the gold went`}
      lead={
        <LeadFigure
          label={t`Earned minus spent`}
          value={<LeadParts parts={format.signedParts(flow.earned - flow.totalSpent)} />}
        >
          <ChangeNote>{inPeriod()}</ChangeNote>
        </LeadFigure>
      }
      data={flow.earned + flow.totalSpent === 0 ? [] : steps}
      kinds={{ held: t`Gold held`, gained: t`Earned`, spent: t`Spent` }}
      heads={{ label: t`What for`, value: t`Gold` }}
      formatHeld={format.compact}
      formatChange={format.signed}
      formatTick={format.compact}
      facts={[
        { label: t`Earned`, value: format.compact(flow.earned) },
        { label: t`Spent`, value: format.compact(flow.totalSpent) },
        ...(gold === null ? [] : [{ label: t`Gold`, value: format.number(gold) }]),
        ...(bankMoney === null ? [] : [{ label: t`Bank money`, value: format.number(bankMoney) }]),
      ]}
    />
  )
}

function EarnedAndSpent({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { statistics, format, timeFrame, coarse } = report
  const { earned, totalSpent } = goldFlow(statistics.totals, null)
  const flows = coarse.spans.map(({ totals }) => goldFlow(totals, null))
  const data = columnLabels(format, coarse).map((labels, index) => ({
    ...labels,
    values: [flows[index]?.earned ?? null, flows[index]?.totalSpent ?? null],
  }))
  return (
    <ColumnChart
      {...timeFrame}
      {...spanTexts.titled({ label: t`Earned and spent` })}
      data={earned + totalSpent === 0 ? [] : data}
      series={[t`Earned`, t`Spent`]}
      rowsLabel={spanTexts.name[coarse.unit]}
      formatValue={format.compact}
    />
  )
}

function SpentOn({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const partNames = usePartNames()
  const { statistics, format, seriesFrame } = report
  const { totals, goldHeld } = statistics
  const { spent, totalSpent, earned } = goldFlow(totals, goldHeld)
  const parts = (['bazaar', 'boxes', 'shops', 'fees', 'otherSpent'] as const)
    .map((part) => ({
      label: partNames[part],
      icon: <GameIcon name={partIcons[part]} />,
      values: [spent[part]],
    }))
    .filter(({ values: [value = 0] }) => value > 0)
    .toSorted(({ values: [one = 0] }, { values: [other = 0] }) => other - one)
  const hourly = (gold: number) => {
    const value = perHour(totals, gold)
    return value === null ? '–' : format.compact(value)
  }
  return (
    <BarChart
      {...seriesFrame}
      title={t`Spent on`}
      data={parts}
      series={[t`Spent`]}
      rowsLabel={t`What for`}
      formatValue={format.compact}
      share={{ label: t`Share`, format: format.share }}
      facts={[
        { label: t`Spent per hour`, value: hourly(totalSpent) },
        { label: t`Earned per hour`, value: hourly(earned) },
      ]}
    />
  )
}
