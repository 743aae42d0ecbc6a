import type { ReactNode } from 'react'

import * as styles from './hash-field.css.ts'

const groupLength = 8

const groupsOf = (hash: string): string[] => hash.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []

interface HashTextProps {
  readonly hash: string
  /** Groups that differ from it are marked. */
  readonly expected?: string | undefined
}

/** A hash in groups of eight digits, as people compare it. */
export function HashText({ hash, expected }: HashTextProps): ReactNode {
  const others = expected === undefined ? null : groupsOf(expected)
  return (
    <code translate="no" className={styles.code}>
      {groupsOf(hash).map((group, index) => (
        <span key={index}>
          {index > 0 && ' '}
          {others && others[index] !== group ? <mark className={styles.mark}>{group}</mark> : group}
        </span>
      ))}
    </code>
  )
}
