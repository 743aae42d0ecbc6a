import { useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'refused'

const shownMs = 1500

/** Copies a text; the outcome stays known for 1500 ms, counted anew from a repeated copy. */
export function useCopied(): { state: CopyState; copy: (text: string) => Promise<CopyState> } {
  const [outcome, setOutcome] = useState<{ state: CopyState }>({ state: 'idle' })

  useEffect(() => {
    if (outcome.state === 'idle') return
    const timer = setTimeout(() => setOutcome({ state: 'idle' }), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(text: string): Promise<CopyState> {
    let state: CopyState = 'copied'
    try {
      // Missing where the page did not come over HTTPS.
      await navigator.clipboard.writeText(text)
    } catch {
      state = 'refused'
    }
    setOutcome({ state })
    return state
  }

  return { state: outcome.state, copy }
}
