import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { announce } from '../announcer/announcer.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './table.css.ts'

export type SortDirection = 'ascending' | 'descending'
export type Sort = { columnId: string; direction: SortDirection }

const icons = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown }
const opposite = { ascending: 'descending', descending: 'ascending' } as const

type SortButtonProps = {
  header: string
  sortFirst: SortDirection
  /** The current direction of this column. */
  direction: SortDirection | undefined
  describe: ((header: string, next: SortDirection) => string) | undefined
  onSort: (next: SortDirection) => void
}

/** A column header as a button. Its name is the column, its description the effect of the next press. */
export function SortButton({ header, sortFirst, direction, describe, onSort }: SortButtonProps) {
  const next = direction ? opposite[direction] : sortFirst
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 allows it on every role
      aria-description={describe?.(header, next)}
      data-sorted={direction}
      className={styles.sortButton}
      onClick={() => onSort(next)}
    >
      {header}
      <Icon icon={icons[direction ?? 'none']} size={14} />
    </button>
  )
}

/** Announces the new order once its rows are shown, but not on mount. */
export function useSpokenSort(text: string | undefined, isBusy: boolean) {
  const spoken = useRef(text)
  useEffect(() => {
    if (isBusy || spoken.current === text) return
    spoken.current = text
    if (text !== undefined) announce(text)
  }, [text, isBusy])
}
