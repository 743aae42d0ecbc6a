import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { getWheelStatistics } from '@olympus/contract/wheel-fairness'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './statistics-card.css.ts'
import { fitVerdict } from './statistics-rules.ts'

interface GroupsTextProps {
  readonly groups: DataOf<typeof getWheelStatistics>['groups']
}

/** Whether the wheel treats groups of players alike. */
export function GroupsText({ groups }: GroupsTextProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const names = {
    payment: t`Players who bought coins, and all others`,
    age: t`Accounts younger than 30 days, and older ones`,
  }
  const verdicts = {
    unknown: t`Too few spins to tell.`,
    chance: t`Both draw alike.`,
    unusual: t`Unusual, but chance does that.`,
    alarm: t`This should not happen by chance.`,
  }
  return (
    <section>
      <h3 className={styles.groupsTitle}>{t`Same chances for everyone`}</h3>
      <ul className={styles.groups}>
        {groups.map(({ grouping, spins, homogeneity }) => {
          const [first, second] = spins.map(format.number)
          const p = homogeneity && format.number(Math.round(homogeneity.p * 1000) / 1000)
          return (
            <li key={grouping} className={styles.group}>
              <span>{names[grouping]}</span>
              <span className={styles.numbers}>
                {verdicts[fitVerdict(homogeneity?.p ?? null)]}{' '}
                {p === null ? t`${first} and ${second} spins` : t`${first} and ${second} spins, p = ${p}`}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
