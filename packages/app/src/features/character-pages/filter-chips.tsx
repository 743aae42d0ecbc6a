import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './filter-chips.css.ts'

interface FilterOption<Value> {
  readonly value: Value
  readonly name: string
  /** A picture before the name. */
  readonly mark?: ReactNode
  /** How many entries the filter leaves. */
  readonly count?: number | undefined
}

interface FilterChipsProps<Value> {
  readonly label: string
  readonly options: readonly FilterOption<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  /** On phones the chips scroll sideways instead of wrapping. */
  readonly isOneLine?: boolean
}

/** Buttons of which one is pressed: the filter of a list. */
export function FilterChips<Value>({
  label,
  options,
  chosen,
  onChoose,
  isOneLine = false,
}: FilterChipsProps<Value>): ReactNode {
  const format = useFormat()
  return (
    <div role="group" aria-label={label} className={isOneLine ? styles.oneLine : styles.root}>
      {options.map(({ value, name, mark, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={value === chosen}
          className={styles.chip}
          onClick={() => onChoose(value)}
        >
          {mark}
          {name} {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
        </button>
      ))}
    </div>
  )
}
