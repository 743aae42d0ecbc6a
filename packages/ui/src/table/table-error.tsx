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
  /** With rows, the error is a band above them. Without rows, it replaces them. */
  hasRows: boolean
  isRetrying: boolean
  /** Receives the focus when the retry button is removed. */
  fallback: RefObject<HTMLElement | null>
}

/** A loading error with a retry button. */
export function TableError({
  title,
  text,
  retryLabel,
  onRetry,
  hasRows,
  isRetrying,
  fallback,
}: TableErrorProps) {
  // The ref cleanup runs on removal, while the button still has the focus.
  const root = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) fallback.current?.focus({ preventScroll: true })
    },
    [fallback],
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
