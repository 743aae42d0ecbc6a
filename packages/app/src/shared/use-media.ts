import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media condition holds, for what styles cannot do: a dialog in place of a column. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [condition],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  )
}
