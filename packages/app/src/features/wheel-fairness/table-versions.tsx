import { Trans, useLingui } from '@lingui/react/macro'
import type { WheelTable } from '@olympus/contract/wheel'
import { Fragment, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { RewardName } from '../../shared/reward-name.tsx'
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
  return (
    <div>
      <h3 className={styles.title}>{t`Versions`}</h3>
      <ol className={styles.list}>
        {tables.map((table, index) => {
          const previous = tables[index + 1]
          const { version } = table
          return (
            <li key={version} aria-current={table === current || undefined} className={styles.version}>
              <span className={styles.name}>{t`Table ${version}`}</span>
              <span className={styles.line}>{times(table)}</span>
              <span className={styles.line}>
                {previous ? <Changes changes={tableChanges(table, previous)} /> : t`First public table`}
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

/** What a table changed, as a list. */
function Changes({ changes }: { readonly changes: readonly TableChange[] }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (changes.length === 0) return t`Same chances`
  // A list of texts could not mark those that are English.
  return format.listParts(changes.map((_, index) => String(index))).map(({ type, value }, index) => {
    const change = type === 'element' && changes[Number(value)]
    return <Fragment key={index}>{change ? <Change change={change} /> : value}</Fragment>
  })
}

function Change({ change: { set, contents, before, after } }: { readonly change: TableChange }): ReactNode {
  const format = useFormat()
  const whole = <RewardName contents={contents} />
  const reward = set === 'jackpot' ? <Trans>{whole} (jackpot)</Trans> : whole
  if (before === null) return <Trans>{reward} added</Trans>
  if (after === null) return <Trans>{reward} removed</Trans>
  return (
    <>
      {reward} {format.odds(before)} → {format.odds(after)}
    </>
  )
}
