import { useApiAction, type ActionResult, type ApiAction } from '@olympus/api-client/hooks'
import type { Endpoint } from '@olympus/contract/endpoint'
import { useState, type ReactNode } from 'react'

import { useStepUp } from './use-step-up.tsx'

interface SteppedUpAction<E extends Endpoint> extends Omit<ApiAction<E>, 'call'> {
  /** Null when the player cancels the identity check. */
  readonly call: (...given: Parameters<ApiAction<E>['call']>) => Promise<ActionResult<E> | null>
  /** Render it inside the dialog that acts, or next to the card that does. */
  readonly stepUpDialog: ReactNode
}

/**
 * An API action with an identity check when the server requires one. It stays pending during the
 * check, which is not reported as an error.
 */
export function useSteppedUpAction<E extends Endpoint>(endpoint: E): SteppedUpAction<E> {
  const { steppedUp, stepUpDialog } = useStepUp()
  const { call, error, reset } = useApiAction(endpoint)
  const [isPending, setIsPending] = useState(false)

  return {
    async call(...given) {
      setIsPending(true)
      try {
        return await steppedUp(() => call(...given))
      } finally {
        setIsPending(false)
      }
    },
    isPending,
    error: isPending || error?.key === 'STEP_UP_REQUIRED' ? null : error,
    reset,
    stepUpDialog,
  }
}
