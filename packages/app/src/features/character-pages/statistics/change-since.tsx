import { useLingui } from '@lingui/react/macro'
import { ChangeNote } from '@olympus/ui/chart/lead-figure'
import type { ReactNode } from 'react'

import { changeText } from './change-rules.ts'
import { changeOf } from './series-rules.ts'
import type { Report } from './use-report.tsx'

interface ChangeSinceProps {
  readonly report: Report
  readonly now: number
  /** Undefined: there is no period before. */
  readonly before: number | undefined
  /** Writes the difference; a share of the count before if omitted. */
  readonly formatDifference?: (difference: number) => string
}

/** How a count compares with the period before. */
export function ChangeSince({ report, now, before, formatDifference }: ChangeSinceProps): ReactNode {
  const { t } = useLingui()
  const { before: days, format } = report
  if (days === null || before === undefined) return null
  const change = changeOf(now, before)
  if (change === null && now > 0)
    return <ChangeNote direction="up">{t`Nothing in the ${days} days before`}</ChangeNote>
  const amount = formatDifference
    ? changeText(now - before, formatDifference)
    : changeText(change ?? 0, format.share)
  if (amount === null) return <ChangeNote>{t`As much as in the ${days} days before`}</ChangeNote>
  return now > before ? (
    <ChangeNote direction="up">{t`${amount} more than in the ${days} days before`}</ChangeNote>
  ) : (
    <ChangeNote direction="down">{t`${amount} less than in the ${days} days before`}</ChangeNote>
  )
}

interface RateSinceProps {
  readonly report: Report
  /** Null: nothing was counted. */
  readonly now: number | null
  readonly before: number | null
}

/** How a ratio compares with the period before. */
export function RateSince({ report, now, before }: RateSinceProps): ReactNode {
  const { t } = useLingui()
  const { before: days, format } = report
  if (days === null || now === null || before === null) return null
  const ratio = format.ratio(before)
  const direction = format.ratio(now) === ratio ? undefined : now > before ? 'up' : 'down'
  return <ChangeNote direction={direction}>{t`From ${ratio} in the ${days} days before`}</ChangeNote>
}
