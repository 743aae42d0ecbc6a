import { noAnswer, type ApiError } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import type { ErrorKey } from '@olympus/contract/errors'
import { startPasskeyStepUp, stepUpWithPasskey } from '@olympus/contract/step-up'
import { useState } from 'react'

import { getPasskey, type PasskeyOutcome } from '../webauthn/passkey-ceremony.ts'

type Missing = Exclude<PasskeyOutcome['kind'], 'credential'>

type Refusal = ApiError | ErrorKey

/** The error to show when the device has not signed. Closing the browser prompt shows none. */
const refusals: Record<Missing, Refusal | null> = {
  cancelled: null,
  failed: 'PASSKEY_INVALID',
  offline: noAnswer('The code could not be loaded'),
}

/** Confirms the player's identity with a passkey: challenge, signature, verification. */
export function usePasskeyStepUp(onConfirmed: () => void) {
  const start = useApiAction(startPasskeyStepUp)
  const finish = useApiAction(stepUpWithPasskey)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** Null: the player canceled. */
  async function refusalOfTry(): Promise<Refusal | null | 'done'> {
    const question = await start.call()
    if (question.error) return question.error
    const { challengeId, options } = question.data
    const outcome = await getPasskey(options)
    if (outcome.kind !== 'credential') return refusals[outcome.kind]
    const answer = await finish.call({ body: { challengeId, credential: outcome.credential } })
    return answer.error ?? 'done'
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
