import { useRevalidate } from '@olympus/api-client/cache'
import { useApiAction, type ActionResult, type ApiAction } from '@olympus/api-client/hooks'
import type { DataOf, Endpoint, ErrorOf } from '@olympus/contract/endpoint'
import { createElement, useState } from 'react'

import { ErrorText } from './texts/error-text.tsx'

interface ConfirmedActionOptions<E extends Endpoint> {
  /** Runs around the call, for example to ask for an identity check. Null when the player cancels. */
  readonly around?: (call: () => Promise<ActionResult<E>>) => Promise<ActionResult<E> | null>
  /** The refusal of an act that is already done, for example on another device. It counts as done. */
  readonly doneKey?: ErrorOf<E>
  /** Refusals that cannot be retried. They show that the page is outdated. */
  readonly finalKeys?: readonly ErrorOf<E>[]
  /** Updates cached data and shows a toast, before the dialog closes. Null: it was already done. */
  readonly onDone: (data: DataOf<E> | null, wasDone: boolean) => Promise<void>
  readonly onClose: () => void
  /** What to fetch again after the act. */
  readonly revalidated?: readonly Endpoint[]
  /** What to fetch again after a refusal that cannot be retried. */
  readonly revalidatedOnFinal?: readonly Endpoint[]
}

/** The action of a `ConfirmDialog`: calls, updates the page, closes the dialog and fetches the changes. */
export function useConfirmedAction<E extends Endpoint>(endpoint: E, options: ConfirmedActionOptions<E>) {
  const { around = (act) => act(), doneKey, finalKeys = [], onDone, onClose } = options
  const { revalidated = [], revalidatedOnFinal = [] } = options
  const { call, error } = useApiAction(endpoint)
  /** Also during an identity check. */
  const [isPending, setIsPending] = useState(false)
  const revalidate = useRevalidate()
  const refusal = isPending || error?.key === 'STEP_UP_REQUIRED' || error?.key === doneKey ? null : error
  const isFinal = (key: string) => finalKeys.some((finalKey) => finalKey === key)

  async function confirm(...given: Parameters<ApiAction<E>['call']>): Promise<void> {
    setIsPending(true)
    try {
      const result = await around(() => call(...given))
      if (!result) return
      const wasDone = result.error !== undefined && result.error.key === doneKey
      if (result.error && !wasDone) {
        setIsPending(false)
        // Now, so that the button behind the dialog is gone before the dialog closes.
        if (isFinal(result.error.key)) await revalidate(...revalidatedOnFinal)
        return
      }
      await onDone(result.data ?? null, wasDone)
    } finally {
      setIsPending(false)
    }
    onClose()
    await revalidate(...revalidated)
  }

  return {
    confirm,
    /** What `dialogProps` shows, for a text of the caller's own. */
    refusal,
    /** Spread these on `ConfirmDialog`. */
    dialogProps: {
      isOpen: true,
      isPending,
      error: refusal && createElement(ErrorText, { error: refusal }),
      isOver: refusal !== null && isFinal(refusal.key),
    },
  }
}
