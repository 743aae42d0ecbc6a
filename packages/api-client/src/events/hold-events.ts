const holds = new Set<object>()
let late: (() => void)[] = []

/**
 * Keeps live events from changing the page until the returned function is called: they would tell what the
 * wheel of fortune is about to show.
 */
export function holdEvents(): () => void {
  const hold = {}
  holds.add(hold)
  return () => {
    if (!holds.delete(hold) || holds.size > 0) return
    const due = late
    late = []
    for (const apply of due) apply()
  }
}

/** Applies the change of an event at once, or when nothing holds events any longer. */
export function unlessHeld(apply: () => void): void {
  if (holds.size === 0) apply()
  else late.push(apply)
}
