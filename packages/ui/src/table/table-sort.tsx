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
  /** How the table is sorted by this column now. */
  direction: SortDirection | undefined
  describe: ((header: string, next: SortDirection) => string) | undefined
  onSort: (next: SortDirection) => void
}

/** The head of a column, as a button. Named by the column alone; what the next press does is its description. */
export function SortButton({ header, sortFirst, direction, describe, onSort }: SortButtonProps) {
  const next = direction ? opposite[direction] : sortFirst
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 knows it for every role
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

/** Reads the new order out once its rows are there, not when the table first appears. */
export function useSpokenSort(text: string | undefined, isBusy: boolean) {
  const spoken = useRef(text)
  useEffect(() => {
    if (isBusy || spoken.current === text) return
    spoken.current = text
    if (text !== undefined) announce(text)
  }, [text, isBusy])
}
