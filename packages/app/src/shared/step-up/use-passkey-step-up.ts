import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import { startPasskeyStepUp, stepUpWithPasskey } from '@olympus/contract/step-up'
import { useState } from 'react'

import { getPasskey, type PasskeyOutcome } from '../webauthn/passkey-ceremony.ts'

type Missing = Exclude<PasskeyOutcome['kind'], 'credential'>

/** The error to show when the device has not signed. Closing the browser prompt shows none. */
const refusals: Record<Missing, ApiErrorKey | null> = {
  cancelled: null,
  failed: 'PASSKEY_INVALID',
  offline: 'API_ERROR',
}

/** Confirms the player's identity with a passkey: challenge, signature, verification. */
export function usePasskeyStepUp(onConfirmed: () => void) {
  const start = useApiAction(startPasskeyStepUp)
  const finish = useApiAction(stepUpWithPasskey)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiErrorKey | null>(null)

  /** Null: confirmed. */
  async function refusalOfTry(): Promise<ApiErrorKey | null | 'done'> {
    const question = await start.call()
    if (question.error) return question.error.key
    const { challengeId, options } = question.data
    const outcome = await getPasskey(options)
    if (outcome.kind !== 'credential') return refusals[outcome.kind]
    const answer = await finish.call({ body: { challengeId, credential: outcome.credential } })
    return answer.error ? answer.error.key : 'done'
  }

  return {
    isPending,
    refusal,
    forgetRefusal: () => setRefusal(null),
    async confirm(): Promise<void> {
      setIsPending(true)
      setRefusal(null)
      const outcome = await refusalOfTry()
      setIsPending(false)
      if (outcome === 'done') onConfirmed()
      else setRefusal(outcome)
    },
  }
}
