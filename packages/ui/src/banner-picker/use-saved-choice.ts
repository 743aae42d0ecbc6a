import { useRef, useState } from 'react'

export type SavedChoice<Value> = {
  /** What the page wears. Give it or `defaultValue`. */
  value?: Value | undefined
  defaultValue?: Value | undefined
  /** Changes the page: at once with a choice, and again with the old value when the choice could not be saved. */
  onValueChange?: ((value: Value) => void) | undefined
  /** Keeps the choice for the next visit. When it rejects, the page goes back to what was saved last. */
  save?: ((value: Value) => Promise<unknown>) | undefined
}

/** A choice that applies at once and is saved behind it. Saves run one after the other, so the last one wins on the server too. */
export function useSavedChoice<Value>({ value, defaultValue, onValueChange, save }: SavedChoice<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [hasFailed, setHasFailed] = useState(false)
  const chosen = value ?? ownValue
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const saved = useRef(chosen)

  const show = (next: Value) => {
    setOwnValue(next)
    onValueChange?.(next)
  }

  const keep = async (next: Value, before: Promise<void>) => {
    await before
    try {
      await save?.(next)
      saved.current = next
    } catch (error) {
      console.error(error)
      // A later choice is on its way: what becomes of that one counts.
      if (waiting.current > 1 || saved.current === undefined) return
      setHasFailed(true)
      show(saved.current)
    } finally {
      waiting.current -= 1
    }
  }

  const choose = (next: Value) => {
    if (waiting.current === 0) saved.current = chosen
    waiting.current += 1
    setHasFailed(false)
    show(next)
    queue.current = keep(next, queue.current)
  }

  return { chosen, choose, hasFailed }
}
