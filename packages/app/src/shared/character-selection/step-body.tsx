import type { ApiError } from '@olympus/api-client/api-error'
import { Callout } from '@olympus/ui/callout/callout'
import { useEffect, useRef, type ReactNode } from 'react'

import { ErrorText } from '../texts/error-text.tsx'
import * as styles from './steps.css.ts'

interface StepBodyProps {
  readonly label: string
  /** Takes the focus when it appears, because the button of the step before is gone. */
  readonly hasFocus: boolean
  /** Why the player is back in this step. */
  readonly refusal: ApiError | null
  readonly children: ReactNode
}

/** The content of one step. */
export function StepBody({ label, hasFocus, refusal, children }: StepBodyProps): ReactNode {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) body.current?.focus()
    // Only when the step appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div ref={body} role="group" aria-label={label} tabIndex={-1} className={styles.step}>
      {refusal && (
        <Callout tone="warning" role="alert">
          <ErrorText error={refusal} />
        </Callout>
      )}
      {children}
    </div>
  )
}
