import { useEffect, useRef, type ReactNode } from 'react'

import * as styles from '../../shared/auth-page/auth-form.css.ts'

interface FormTitleProps {
  /** True if the focused element was removed. The heading then restores a screen reader's position. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** The heading of a form that can become invalid while it is open. */
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
