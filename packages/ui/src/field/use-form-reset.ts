import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onReset` when the form of the input is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: (event: Event) => void) {
  const handleReset = useEffectEvent(onReset)
  useEffect(() => {
    const form = input.current?.form
    const reset = (event: Event) => handleReset(event)
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [input])
}
