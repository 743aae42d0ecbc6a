import { lazy, Suspense, type ReactNode } from 'react'

/** The cause of an unexpected error may also keep this from loading. */
const RequestId = lazy(() =>
  import('./request-id.tsx').then(
    (module) => ({ default: module.RequestId }),
    () => ({ default: ({ id }: { id: string }) => ` ${id}` }),
  ),
)

/** The request ID of an unexpected error. Loaded only then. */
export const LateRequestId = ({ id }: { id: string }): ReactNode => (
  <Suspense>
    <RequestId id={id} />
  </Suspense>
)
