import { useLingui } from '@lingui/react/macro'
import { killsOf, perHour } from '@olympus/contract/statistic-rates'
import type { Statistics } from '@olympus/contract/statistics'
import { BarChart } from '@olympus/ui/bar-chart/bar-chart'
import { ChangeNote, LeadFigure } from '@olympus/ui/chart/lead-figure'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { ShareChart } from '@olympus/ui/share-chart/share-chart'
import type { ReactNode } from 'react'

import { langOf } from '../../../shared/texts/english-texts.ts'
import { LabelText } from './statistic-names.tsx'
import { ChangeSince } from './change-since.tsx'
import { RecordsCard } from './records-card.tsx'
import { castsByKind } from './skill-rules.ts'
import { SkillsPerDay } from './skills-per-day.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport, type Report } from './use-report.tsx'

const mostSkills = 10

/** Which skills the character casts, and how often. */
export function SkillsTab(props: TabProps): ReactNode {
  const report = useReport(props)
  const { skills } = props.statistics.breakdowns
  const lead = <CastsLead report={report} />
  return (
    <>
      {skills && <KindsChart report={report} skills={skills} lead={lead} />}
      {skills && <MostCast report={report} skills={skills} />}
      <SkillsPerDay report={report} lead={skills ? undefined : lead} />
      <RecordsCard report={report} />
    </>
  )
}

interface ChartProps {
  readonly report: Report
}

function CastsLead({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const { statistics, format, inPeriod, countOf } = report
  const casts = countOf('skillsCast')
  const hourly = perHour(statistics.totals, casts)
  const amount = hourly === null ? null : format.number(Math.round(hourly))
  return (
    <LeadFigure label={inPeriod()} value={format.number(casts)}>
      <ChangeSince report={report} now={casts} before={statistics.totalsBefore?.skillsCast} />
      {amount !== null && <ChangeNote>{t`${amount} per hour online`}</ChangeNote>}
    </LeadFigure>
  )
}

interface SkillsProps extends ChartProps {
  readonly skills: NonNullable<Statistics['breakdowns']['skills']>
}

function KindsChart({ report, skills, lead }: SkillsProps & { readonly lead: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names, frame, countOf } = report
  const { totals, lifetime } = statistics
  const casts = countOf('skillsCast')
  const kills = killsOf(totals)
  const skillsCast = names.statistic('skillsCast')
  const known = skills.flatMap(({ code }) => names.gameData.skill(code) ?? [])
  const kindLang = (label: string) =>
    langOf(
      known.find(({ kind }) => kind === label),
      'kind',
    )
  return (
    <ShareChart
      {...frame}
      title={<LabelText {...skillsCast} />}
      lead={lead}
      leadPlace="start"
      caption={t`By kind`}
      data={
        casts === 0
          ? []
          : castsByKind(skills, {
              kindOf: (code) => names.gameData.skill(code)?.kind ?? null,
              others: t`Others`,
            }).map((part) => ({ ...part, labelLang: kindLang(part.label) }))
      }
      heads={{
        label: t`Kind`,
        value: skillsCast.label,
        valueLang: skillsCast.labelLang,
        share: t`Share`,
      }}
      formatValue={format.number}
      formatShare={format.share}
      facts={[
        {
          label: t`Different skills`,
          value: format.number(skills.filter(({ count }) => count > 0).length),
        },
        { label: t`Per kill`, value: format.ratio(kills === 0 ? null : casts / kills) },
        { label: t`All time`, value: format.number(lifetime.skillsCast ?? 0) },
      ]}
    />
  )
}

function MostCast({ report, skills }: SkillsProps): ReactNode {
  const { t } = useLingui()
  const { format, names, seriesFrame } = report
  const casts = names.statistic('skillsCast')
  return (
    <BarChart
      {...seriesFrame}
      title={t`Most cast skills`}
      data={skills
        .filter(({ count }) => count > 0)
        .slice(0, mostSkills)
        .map(({ code, count }) => ({
          ...names.skill(code),
          icon: <GameIcon name={names.gameData.skill(code)?.icon ?? 'help'} />,
          values: [count],
        }))}
      series={[casts.label]}
      seriesLangs={[casts.labelLang]}
      rowsLabel={t`Skill`}
      formatValue={format.number}
      share={{
        label: t`Share`,
        format: format.share,
        of: skills.reduce((sum, { count }) => sum + count, 0),
      }}
    />
  )
}
