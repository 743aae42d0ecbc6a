import { useClient } from '@olympus/api-client/api-provider'
import { ApiError } from '@olympus/api-client/api-error'
import { proveSpin, type SpinProof } from '@olympus/contract/wheel-fairness'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { loadCheckParts } from './load-check-parts.ts'
import { spinIdIn } from './spin-id-in.ts'
import type { SpinReport } from './verify/verify-spin.ts'

type CheckState =
  | { readonly kind: 'idle' | 'checking' | 'nothing-to-check' | 'not-started' | 'offline' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'done'; readonly report: SpinReport; readonly elapsedMs: number }

export interface SpinCheck {
  readonly state: CheckState
  /** The spin in the URL. */
  readonly spinId: string
  /** Checks a spin by its ID, a receipt, or the content of a saved proof. */
  readonly check: (text: string) => void
  /** Checks the shown spin again: more of it may have been revealed. */
  readonly repeat: () => void
}

const parameter = 'spin'

/** Checks spins in this browser. The one in the URL is checked at once. */
export function useSpinCheck(): SpinCheck {
  const client = useClient()
  const [search, setSearch] = useSearchParams()
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const latest = useRef(0)
  const latestText = useRef('')
  const spinId = search.get(parameter) ?? ''

  const run = useCallback(
    async (text: string) => {
      const turn = ++latest.current
      latestText.current = text
      const show = (next: CheckState) => {
        if (turn === latest.current) setState(next)
      }
      const proofOf = (id: number): Promise<SpinProof> => client.call(proveSpin, { params: { spinId: id } })
      const id = spinIdIn(text)
      show({ kind: 'checking' })
      try {
        const [parts, asked] = await Promise.all([
          loadCheckParts().catch(() => null),
          id === null ? null : proofOf(id),
        ])
        if (!parts) return show({ kind: 'not-started' })
        const { loadKeys, readQuestion, verifySpin } = parts
        const question = asked ? { kind: 'proof' as const, proof: asked } : readQuestion(text)
        if (!question) return show({ kind: 'nothing-to-check' })
        const [proof, keys] = await Promise.all([
          question.kind === 'proof' ? question.proof : proofOf(question.spinId),
          loadKeys(),
        ])
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
    if (spinId !== '') void run(spinId)
  }, [run, spinId])

  return {
    state,
    spinId,
    check(text) {
      const asked = String(spinIdIn(text) ?? '')
      // A new address is checked by the effect.
      if (asked !== '' && asked !== spinId) return setSearch({ [parameter]: asked }, { replace: true })
      if (asked === '' && spinId !== '') setSearch({}, { replace: true })
      void run(text)
    },
    repeat() {
      if (latestText.current !== '') void run(latestText.current)
    },
  }
}
