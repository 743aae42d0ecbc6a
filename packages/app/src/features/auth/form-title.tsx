import { useEffect, useRef, type ReactNode } from 'react'

import * as styles from './auth-form.css.ts'

interface FormTitleProps {
  /** What had the focus is gone, and with it the reader's place. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** The heading of a form that may end while it is used. */
export function FormTitle({ takesFocus, children }: FormTitleProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.doneTitle}>
      {children}
    </h1>
  )
}
