import { useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'refused'

const shownMs = 1500

/** Copies a text and keeps the outcome for 1500 ms. Another copy restarts the time. */
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
      // `clipboard` is undefined when the page was not served over HTTPS.
      await navigator.clipboard.writeText(text)
    } catch {
      state = 'refused'
    }
    setOutcome({ state })
    return state
  }

  return { state: outcome.state, copy }
}
