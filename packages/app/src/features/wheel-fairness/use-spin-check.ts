import { useClient } from '@olympus/api-client/api-provider'
import { ApiError } from '@olympus/api-client/api-error'
import { proveSpin, type SpinProof } from '@olympus/contract/wheel-fairness'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { loadKeys } from './load-keys.ts'
import { readQuestion, type SpinQuestion } from './verify/read-question.ts'
import { verifySpin, type SpinReport } from './verify/verify-spin.ts'

type CheckState =
  | { readonly kind: 'idle' | 'checking' | 'nothing-to-check' | 'offline' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'done'; readonly report: SpinReport; readonly elapsedMs: number }

export interface SpinCheck {
  readonly state: CheckState
  /** The spin in the URL. */
  readonly spinId: string
  /** Checks a spin by its ID, a receipt, or the content of a saved proof. */
  readonly check: (text: string) => void
}

const parameter = 'spin'

/** Checks spins in this browser. The one in the URL is checked at once. */
export function useSpinCheck(): SpinCheck {
  const client = useClient()
  const [search, setSearch] = useSearchParams()
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const latest = useRef(0)
  const spinId = search.get(parameter) ?? ''

  const run = useCallback(
    async (question: SpinQuestion | null) => {
      const turn = ++latest.current
      const show = (next: CheckState) => {
        if (turn === latest.current) setState(next)
      }
      if (!question) return show({ kind: 'nothing-to-check' })
      show({ kind: 'checking' })
      const proofOf = async (): Promise<SpinProof> =>
        question.kind === 'proof'
          ? question.proof
          : client.call(proveSpin, { params: { spinId: question.spinId } })
      try {
        const [proof, keys] = await Promise.all([proofOf(), loadKeys()])
        const startedAt = performance.now()
        const receipt = question.kind === 'receipt' ? question.receipt : proof.receipt
        const report = await verifySpin({ proof, receipt, keys })
        show({ kind: 'done', report, elapsedMs: performance.now() - startedAt })
      } catch (error) {
        show(error instanceof ApiError ? { kind: 'refused', error } : { kind: 'offline' })
      }
    },
    [client],
  )

  useEffect(() => {
    if (spinId !== '') void run(readQuestion(spinId))
  }, [run, spinId])

  return {
    state,
    spinId,
    check(text) {
      const question = readQuestion(text)
      const asked = question?.kind === 'spin' ? String(question.spinId) : ''
      // A new address is checked by the effect.
      if (asked !== '' && asked !== spinId) return setSearch({ [parameter]: asked }, { replace: true })
      if (asked === '' && spinId !== '') setSearch({}, { replace: true })
      void run(question)
    },
  }
}
