import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import { startPasskeyStepUp, stepUpWithPasskey } from '@olympus/contract/step-up'
import { useState } from 'react'

import { getPasskey, type PasskeyOutcome } from '../webauthn/passkey-ceremony.ts'

type Missing = Exclude<PasskeyOutcome['kind'], 'credential'>

/** What to say when the device has signed nothing. A player who has closed the question knows. */
const refusals: Record<Missing, ApiErrorKey | null> = {
  cancelled: null,
  failed: 'PASSKEY_INVALID',
  offline: 'API_ERROR',
}

/** Proves who the player is with a passkey: question, device, answer. */
export function usePasskeyStepUp(onConfirmed: () => void) {
  const start = useApiAction(startPasskeyStepUp)
  const finish = useApiAction(stepUpWithPasskey)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiErrorKey | null>(null)

  /** Null: done. */
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
