import { useLingui } from '@lingui/react/macro'
import type { WheelTable } from '@olympus/contract/wheel'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { englishLabels } from '../../shared/texts/english-texts.ts'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import { tableChanges, type TableChange } from './table-rules.ts'
import * as styles from './table-versions.css.ts'

interface TableVersionsProps {
  /** Newest first. */
  readonly tables: readonly WheelTable[]
  readonly current: WheelTable | undefined
}

/** Every table with its time and with what it changed. */
export function TableVersions({ tables, current }: TableVersionsProps): ReactNode {
  const { t } = useLingui()
  const times = useTimes(current)
  const changesOf = useChanges()
  const { lookOf } = useRewardTexts()
  return (
    <div>
      <h3 className={styles.title}>{t`Versions`}</h3>
      <ol className={styles.list}>
        {tables.map((table, index) => {
          const previous = tables[index + 1]
          const { version } = table
          const changes = previous ? tableChanges(table, previous) : []
          return (
            <li key={version} aria-current={table === current || undefined} className={styles.version}>
              <span className={styles.name}>{t`Table ${version}`}</span>
              <span className={styles.line}>{times(table)}</span>
              <span
                className={styles.line}
                {...englishLabels(changes.map(({ contents }) => lookOf(contents).nameLang))}
              >
                {previous ? changesOf(changes) : t`First public table`}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function useTimes(current: WheelTable | undefined) {
  const { t } = useLingui()
  const format = useFormat()
  return (table: WheelTable): string => {
    const from = format.date(table.startsAt)
    if (table === current) return t`In force since ${from}`
    if (table.replacedAt === null) return t`From ${from} on`
    const to = format.date(table.replacedAt)
    return t`${from} to ${to}`
  }
}

function useChanges() {
  const { t } = useLingui()
  const format = useFormat()
  const rewardTexts = useRewardTexts()
  const textOf = ({ set, contents, before, after }: TableChange): string => {
    const whole = rewardTexts.full(contents)
    const reward = set === 'jackpot' ? t`${whole} (jackpot)` : whole
    if (before === null) return t`${reward} added`
    if (after === null) return t`${reward} removed`
    return `${reward} ${format.odds(before)} → ${format.odds(after)}`
  }
  return (changes: readonly TableChange[]): string =>
    changes.length === 0 ? t`Same chances` : format.list(changes.map(textOf))
}
