import { CircleX, RotateCcw } from 'lucide-react'
import { useCallback, type ReactNode, type RefObject } from 'react'

import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './table.css.ts'

export type TableErrorTexts = {
  title: string
  text?: ReactNode
  retryLabel: string
  onRetry: () => void
}

type TableErrorProps = TableErrorTexts & {
  /** A band above old rows; without rows it stands in their place. */
  hasRows: boolean
  isRetrying: boolean
  /** Takes the focus of the button that goes away once the rows are there. */
  heir: RefObject<HTMLElement | null>
}

/** What could not be loaded, with the way to try again. */
export function TableError({ title, text, retryLabel, onRetry, hasRows, isRetrying, heir }: TableErrorProps) {
  // Called when the element goes, while it still has the focus.
  const root = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true })
    },
    [heir],
  )

  const retry = (
    <Button size="sm" icon={<Icon icon={RotateCcw} size={14} />} isPending={isRetrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  if (!hasRows)
    return (
      <EmptyState
        ref={root}
        role="alert"
        size="sm"
        icon="broken-shield"
        headingLevel={3}
        title={title}
        description={text}
        action={retry}
      />
    )
  return (
    <div ref={root} role="alert" className={styles.error}>
      <Icon icon={CircleX} size={17} className={styles.errorIcon} />
      <p className={styles.errorText}>
        <strong className={styles.errorTitle}>{title}</strong> {text}
      </p>
      {retry}
    </div>
  )
}
