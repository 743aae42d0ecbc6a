import { useCallback, type Ref, type RefObject } from 'react'

/** One stable ref for a component that needs its element and for the caller who asked for it. */
export function useMergedRef<T>(own: RefObject<T | null>, theirs: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      own.current = element
      if (typeof theirs === 'function') return theirs(element)
      if (theirs) theirs.current = element
      return undefined
    },
    [own, theirs],
  )
}
