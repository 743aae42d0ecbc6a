import { Trans, useLingui } from '@lingui/react/macro'
import type { Statistics } from '@olympus/contract/statistics'
import { Card } from '@olympus/ui/card/card'
import { Meter } from '@olympus/ui/meter/meter'
import { Timeline } from '@olympus/ui/timeline/timeline'
import type { ReactNode } from 'react'

import { closestMilestones, lastMilestones } from './milestone-rules.ts'
import * as styles from './milestones-card.css.ts'
import { LabelText, useStatisticNames } from './statistic-names.tsx'
import { useStatisticFormat } from './use-statistic-format.ts'
import { UtcDay } from './utc-day.tsx'

type Milestones = Statistics['milestones']
type Milestone = Milestones[number]

interface MilestonesCardProps {
  readonly milestones: Milestones
}

/** What the character is about to reach, and what it has reached. */
export function MilestonesCard({ milestones }: MilestonesCardProps): ReactNode {
  const { t } = useLingui()
  const titleOf = useMilestoneTitle()
  const next = closestMilestones(milestones)
  const reached = lastMilestones(milestones)
  if (milestones.length === 0) return null
  return (
    <Card title={t`Milestones`}>
      <div className={styles.columns}>
        {next.length > 0 && <NextMilestones milestones={next} />}
        {reached.length > 0 && (
          <Timeline
            aria-label={t`Milestones reached`}
            items={reached.map(({ key, target, reachedAt }) => ({
              key: `${key} ${target}`,
              label: titleOf({ key, target }),
              ...(reachedAt !== null && { description: <UtcDay at={reachedAt} /> }),
            }))}
          />
        )}
      </div>
    </Card>
  )
}

/** Bars toward the next milestones. */
export function NextMilestones({ milestones }: MilestonesCardProps): ReactNode {
  const { t } = useLingui()
  const titleOf = useMilestoneTitle()
  const amountOf = useMilestoneAmount()
  return (
    <ul className={styles.next}>
      {milestones.map(({ key, target, value }) => {
        const part = amountOf(key, value)
        const whole = amountOf(key, target)
        return (
          <li key={key}>
            <Meter
              label={titleOf({ key, target })}
              value={value}
              max={target}
              valueText={t`${part} of ${whole}`}
            />
          </li>
        )
      })}
    </ul>
  )
}

function useMilestoneAmount() {
  const format = useStatisticFormat()
  return (key: Milestone['key'], value: number): string =>
    key === 'onlineSeconds' ? format.hours(value) : format.number(value)
}

/** `Raids won: 2,000` */
function useMilestoneTitle() {
  const names = useStatisticNames()
  const amountOf = useMilestoneAmount()
  return ({ key, target }: Pick<Milestone, 'key' | 'target'>): ReactNode => {
    const name = <LabelText {...names.statistic(key)} />
    const amount = amountOf(key, target)
    return (
      <Trans>
        {name}: {amount}
      </Trans>
    )
  }
}
