import type { ReactNode } from 'react'

import type { BonusTotal } from './bonus-rules.ts'
import * as styles from './source-mark.css.ts'

/** The last pattern stands for all further kinds. */
const patternOf = (index: number) => styles.pattern[styles.patternNames[index] ?? 'plain']

interface SourceMarkProps {
  /** All kinds on the page: the place of a kind decides its pattern. */
  readonly kinds: readonly string[]
  readonly kind: string
}

/** The pattern of a kind of source. Its name is beside it. */
export const SourceMark = ({ kinds, kind }: SourceMarkProps): ReactNode => (
  <i aria-hidden className={`${styles.mark} ${patternOf(kinds.indexOf(kind))}`} />
)

interface SourceBarProps {
  readonly kinds: readonly string[]
  readonly parts: BonusTotal['parts']
}

/** How much of a bonus comes from which kind of source. The figures are in the list below. */
export const SourceBar = ({ kinds, parts }: SourceBarProps): ReactNode => (
  <span aria-hidden className={styles.bar}>
    {parts.map(({ kind, share }) => (
      <i key={kind} className={patternOf(kinds.indexOf(kind))} style={{ width: `${share * 100}%` }} />
    ))}
  </span>
)
