import { useEffect, useRef, type ReactNode } from 'react'

import * as styles from './auth-form.css.ts'

interface DonePanelProps {
  readonly title: string
  readonly line: ReactNode
  /** Links to the next steps. */
  readonly children: ReactNode
}

/** Replaces a completed form. The heading takes the focus because the focused button is gone. */
export function DonePanel({ title, line, children }: DonePanelProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.doneTitle}>
          {title}
        </h1>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </>
  )
}
