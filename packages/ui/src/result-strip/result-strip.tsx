import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './result-strip.css.ts'

export type Result = {
  key: string
  outcome: 'won' | 'lost'
}

export type ResultStripProps = Omit<ComponentProps<'div'>, 'children' | 'results'> & {
  /** "Last 20 fights". */
  label: ReactNode
  /** What the picture says, in words: "13 won, 7 lost". */
  summary: ReactNode
  /** At most thirty, the oldest first. */
  results: readonly Result[]
  /** Below the first and the last result: "Oldest", "Newest". */
  ends: { oldest: ReactNode; newest: ReactNode }
}

/** Wins and losses in their order. */
export function ResultStrip({ label, summary, results, ends, className, ...props }: ResultStripProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div className={styles.caption}>
        <span className={styles.label}>{label}</span>
        <span className={styles.summary}>{summary}</span>
      </div>
      <div aria-hidden className={styles.results}>
        {results.map(({ key, outcome }) => (
          <span key={key} data-outcome={outcome} className={styles.result} />
        ))}
      </div>
      <div aria-hidden className={styles.ends}>
        <span>{ends.oldest}</span>
        <span>{ends.newest}</span>
      </div>
    </div>
  )
}
