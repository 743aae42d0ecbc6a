import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useApiAction, type ActionResult, type ApiAction } from '@olympus/api-client/hooks'
import type { Endpoint } from '@olympus/contract/endpoint'
import { useState, type ReactNode } from 'react'

import { useStepUp } from '../../shared/step-up/use-step-up.tsx'

interface SteppedUpAction<E extends Endpoint> {
  /** Null when the player would rather not prove who he is. */
  readonly call: (...given: Parameters<ApiAction<E>['call']>) => Promise<ActionResult<E> | null>
  /** Also while the player is asked for his proof. */
  readonly isPending: boolean
  /** Why it failed in the end: that a proof was wanted first is no failure. */
  readonly refusal: ApiErrorKey | null
  readonly reset: () => void
  /** To be drawn inside the dialog that acts, or beside the card that does. */
  readonly stepUpDialog: ReactNode
}

/** An act for which the server may want a fresh proof of who the player is. */
export function useSteppedUpAction<E extends Endpoint>(endpoint: E): SteppedUpAction<E> {
  const { steppedUp, stepUpDialog } = useStepUp()
  const action = useApiAction(endpoint)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiErrorKey | null>(null)

  return {
    isPending,
    refusal,
    stepUpDialog,
    reset: () => setRefusal(null),
    async call(...given) {
      setIsPending(true)
      setRefusal(null)
      const result = await steppedUp<E>(() => action.call(...given))
      setIsPending(false)
      setRefusal(result?.error?.key ?? null)
      return result
    },
  }
}
