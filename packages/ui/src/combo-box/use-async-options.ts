import { useEffect, useRef, useState } from 'react'

import type { SelectOption } from '../select/select.tsx'

type Load = (text: string, signal: AbortSignal) => Promise<readonly SelectOption[]>

/**
 * Options from a server. A new text aborts the previous request. The last list stays until the next one
 * arrives, even if that request fails.
 */
export function useAsyncOptions(load: Load) {
  const [options, setOptions] = useState<readonly SelectOption[]>([])
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const request = useRef<AbortController>(null)

  const search = (text: string) => {
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    setState('loading')
    const finish = (end: () => void) => {
      if (!controller.signal.aborted) end()
    }
    load(text, controller.signal).then(
      (found) =>
        finish(() => {
          setOptions(found)
          setState('ready')
        }),
      () => finish(() => setState('failed')),
    )
  }
  useEffect(() => () => request.current?.abort(), [])

  return { options, isLoading: state === 'loading', hasFailed: state === 'failed', search }
}
