import type { ReactNode } from 'react'

import * as styles from './chart-facts.css.ts'

export type ChartFact = {
  label: string
  /** Of the label, if it differs from that of the page. */
  labelLang?: string | undefined
  value: ReactNode
  /** Smaller, after the value: "of 30". */
  note?: ReactNode
}

/** Two to four numbers at the foot of a chart. */
export function ChartFacts({ facts }: { facts: readonly ChartFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, labelLang, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label} lang={labelLang}>
            {label}
          </dt>
          <dd className={styles.value}>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
