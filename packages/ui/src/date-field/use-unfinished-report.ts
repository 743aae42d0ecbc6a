import { useEffect, useEffectEvent } from 'react'
import type { DateFieldState } from 'react-stately/useDateFieldState'

/** Reports when the parts of a date begin or cease to differ from its value. The library does not. */
export function useUnfinishedReport(
  { segments, value, dateValue }: DateFieldState,
  onChange: ((isUnfinished: boolean) => void) | undefined,
): void {
  const parts = segments.filter(({ isEditable }) => isEditable)
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length
  // A day such as February 30 becomes the value only when it is left, as the last day of its month.
  const isOtherDay = dateValue.toISOString().slice(0, 10) !== value?.toString()
  const isUnfinished = empty < parts.length && (empty > 0 || isOtherDay)

  const report = useEffectEvent((is: boolean) => onChange?.(is))
  useEffect(() => report(isUnfinished), [isUnfinished])
}
