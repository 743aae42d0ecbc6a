import type { Support } from '@olympus/contract/support'
import { useEffect, useState } from 'react'

import { useSession } from '../../session/session-context.ts'
import type { FormFailure } from '../../shared/form/submission.ts'
import { offlineMessage } from '../../shared/texts/offline-message.ts'

type SupportState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly support: Support }
  | { readonly kind: 'failed'; readonly failure: FormFailure }

/** Loads where players get help. Visitors open this page, so it loads the API as their forms do. */
export function useSupport(): SupportState {
  const { client } = useSession()
  const [state, setState] = useState<SupportState>({ kind: 'loading' })

  useEffect(() => {
    let isUnmounted = false
    async function load(): Promise<SupportState> {
      try {
        const [endpoint, { submit }, loadedClient] = await Promise.all([
          import('@olympus/contract/support').then(({ getSupport }) => getSupport),
          import('../../shared/form/submit.ts'),
          client(),
        ])
        const submission = await submit(loadedClient, endpoint, {})
        if (submission.kind === 'done') return { kind: 'loaded', support: submission.data }
        if (submission.kind === 'cancelled') return { kind: 'loading' }
        return { kind: 'failed', failure: submission.failure }
      } catch (error) {
        console.error(error)
        return { kind: 'failed', failure: { key: 'API_ERROR', message: offlineMessage } }
      }
    }
    async function updateState() {
      const next = await load()
      if (!isUnmounted) setState(next)
    }
    void updateState()
    return () => {
      isUnmounted = true
    }
  }, [client])

  return state
}
