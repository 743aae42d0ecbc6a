import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import type { FormFailure } from '../form/submission.ts'
import { LateRequestId } from './late-request-id.tsx'

interface FailureTextProps {
  readonly failure: Pick<FormFailure, 'message' | 'requestId'>
}

/** The text of a refused form, with the request ID of an unexpected error. */
export function FailureText({ failure: { message, requestId } }: FailureTextProps): ReactNode {
  const { _ } = useLingui()
  return (
    <>
      {_(message)}
      {requestId && <LateRequestId id={requestId} />}
    </>
  )
}
