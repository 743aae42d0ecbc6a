import { useLingui } from '@lingui/react'
import { lazy, Suspense, type ReactNode } from 'react'

import type { FormFailure } from '../form/submission.ts'

const PlainId = ({ id }: { id: string }): ReactNode => <> {id}</>

/** Loaded only after an unexpected error. The cause of that error may keep it from loading. */
const RequestId = lazy(() =>
  import('./request-id.tsx').then(
    (module) => ({ default: module.RequestId }),
    () => ({ default: PlainId }),
  ),
)

/** The text of a refused form, with the request ID of an unexpected error. */
export function FailureText({
  failure: { message, requestId },
}: {
  failure: Pick<FormFailure, 'message' | 'requestId'>
}): ReactNode {
  const { _ } = useLingui()
  return (
    <>
      {_(message)}
      {requestId && (
        <Suspense>
          <RequestId id={requestId} />
        </Suspense>
      )}
    </>
  )
}
