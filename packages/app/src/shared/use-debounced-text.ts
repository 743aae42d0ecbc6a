import { useEffect, useEffectEvent, useState } from 'react'

const debounceMs = 300

/**
 * A text that is typed here but stored elsewhere, for example in the URL. It is passed on when typing
 * pauses, and follows outside changes such as a reset or the back button.
 */
export function useDebouncedText(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(value)
  const [committed, setCommitted] = useState(value)
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    if (value !== committed) {
      setText(value)
      setCommitted(value)
    }
  }

  function commit(typed: string): void {
    const trimmed = typed.trim()
    if (trimmed === committed) return
    setCommitted(trimmed)
    onCommit(trimmed)
  }
  const commitLater = useEffectEvent(commit)

  useEffect(() => {
    const timer = setTimeout(() => commitLater(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText, commitNow: () => commit(text) }
}
