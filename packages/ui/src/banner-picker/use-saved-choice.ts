import { useRef, useState } from 'react'

export type SavedChoice<Value> = {
  /** The applied value. Pass it or `defaultValue`. */
  value?: Value | undefined
  defaultValue?: Value | undefined
  /** Applies a value: at once after a choice, and again with the saved value when saving fails. */
  onValueChange?: ((value: Value) => void) | undefined
  /** Stores the choice. When it rejects, the last saved value is applied again. */
  save?: ((value: Value) => Promise<unknown>) | undefined
}

/**
 * Applies a choice at once and saves it. Saves run one at a time, so the last one wins on the server too.
 */
export function useSavedChoice<Value>({ value, defaultValue, onValueChange, save }: SavedChoice<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [hasFailed, setHasFailed] = useState(false)
  const chosen = value ?? ownValue
  const queue = useRef(Promise.resolve())
  const pendingSaves = useRef(0)
  const saved = useRef(chosen)

  const apply = (next: Value) => {
    setOwnValue(next)
    onValueChange?.(next)
  }

  const saveAfter = async (next: Value, previousSave: Promise<void>) => {
    await previousSave
    try {
      await save?.(next)
      saved.current = next
    } catch (error) {
      console.error(error)
      // A later choice is queued, and its outcome decides.
      if (pendingSaves.current > 1 || saved.current === undefined) return
      setHasFailed(true)
      apply(saved.current)
    } finally {
      pendingSaves.current -= 1
    }
  }

  const choose = (next: Value) => {
    if (pendingSaves.current === 0) saved.current = chosen
    pendingSaves.current += 1
    setHasFailed(false)
    apply(next)
    queue.current = saveAfter(next, queue.current)
  }

  return { chosen, choose, hasFailed }
}
