import { firstSupportId } from '@olympus/contract/first-replies'
import type { Support } from '@olympus/contract/support'
import { useEffect, useMemo, useState } from 'react'

import { useSession } from '../../session/session-context.ts'
import type { FormFailure } from '../../shared/form/submission.ts'
import { useBrowserValue } from '../../shared/use-browser-value.ts'
import { offlineMessage } from '../../shared/texts/offline-message.ts'

type SupportState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly support: Support }
  | { readonly kind: 'failed'; readonly failure: FormFailure }

const readFirstSupport = () => document.getElementById(firstSupportId)?.textContent ?? ''

/**
 * Where players get help. It comes with the page. If the page opens later, this loads the API as the forms
 * of visitors do.
 */
export function useSupport(): SupportState {
  const { client } = useSession()
  const first = useBrowserValue(readFirstSupport, '')
  const [state, setState] = useState<SupportState>({ kind: 'loading' })

  useEffect(() => {
    if (readFirstSupport() !== '') return
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

  return useMemo(
    () => (first === '' ? state : { kind: 'loaded', support: JSON.parse(first) as Support }),
    [first, state],
  )
}
