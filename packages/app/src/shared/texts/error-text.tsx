import type { ApiError } from '@olympus/api-client/api-error'
import type { ErrorKey } from '@olympus/contract/errors'
import type { ReactNode } from 'react'

import { messageOfError, requestIdOfError } from './error-messages.ts'
import { FailureText } from './failure-text.tsx'

/** The text of a failed call or of a key, with the request ID of an unexpected error. */
export function ErrorText({ error }: { error: ApiError | ErrorKey }): ReactNode {
  if (typeof error === 'string')
    return <FailureText failure={{ message: messageOfError({ key: error, isOffline: false }) }} />
  return <FailureText failure={{ message: messageOfError(error), requestId: requestIdOfError(error) }} />
}
