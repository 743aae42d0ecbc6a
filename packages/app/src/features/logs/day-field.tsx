import { useLingui } from '@lingui/react/macro'
import { TextField } from '@olympus/ui/text-field/text-field'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useBrowserValue } from '../../shared/use-browser-value.ts'
import * as styles from './log-filters.css.ts'
import { isDay, isLogDay, logDays } from './log-query.ts'

/** Longer than it takes to type the second digit of a month: the first alone is a month, too. */
export const typingMs = 800

/** Not part of the page, because neither the list nor React waits for it. */
const DateField = lazy(() =>
  import('@olympus/ui/date-field/date-field').then((module) => ({ default: module.DateField })),
)

interface DayFieldProps {
  readonly label: string
  /** Of the URL, even if it cannot be applied. */
  readonly day: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/**
 * A date field. A day is applied when typing pauses or the field is left. Days outside its bounds stay local
 * and show an error.
 */
export function DayField({ label, day, min, max, onChange }: DayFieldProps): ReactNode {
  const { t } = useLingui()
  const { tag } = useLocale()
  const incompleteText = t`Enter day, month and year`
  const format = useFormat()
  const parts = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(day)
  const [seen, setSeen] = useState(day)
  const [isLeft, setIsLeft] = useState(true)
  const [isUnfinished, setIsUnfinished] = useState(false)
  const isInBrowser = useBrowserValue(() => true, false)
  if (day !== seen) {
    setSeen(day)
    setShown(day)
  }

  function problemOf(given: string): string | undefined {
    if (!isDay(given)) return incompleteText
    if (!isLogDay(given)) return t`Enter a year from 2000 to 2099`
    if (min !== undefined && given < min) {
      const firstDay = format.calendarDate(min)
      return t`Choose ${firstDay} or later`
    }
    if (max !== undefined && given > max) {
      const lastDay = format.calendarDate(max)
      return t`Choose ${lastDay} or earlier`
    }
    return undefined
  }

  const canApply = (given: string | undefined) => given === undefined || problemOf(given) === undefined

  function change(given: string | undefined): void {
    const isTyped = given !== undefined && parts.current?.contains(document.activeElement) === true
    setShown(given)
    setIsLeft(!isTyped)
    if (!isTyped && canApply(given)) onChange(given)
  }

  const isWaiting = !isUnfinished && shown !== day && canApply(shown)
  const apply = useEffectEvent(onChange)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => apply(shown), typingMs)
    return () => clearTimeout(timer)
  }, [isWaiting, shown])

  const placeholder = <TextField disabled label={label} className={styles.day} />
  if (!isInBrowser) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <DateField
        ref={parts}
        label={label}
        className={styles.day}
        locale={tag}
        clearLabel={t`Clear the date: ${label}`}
        calendarLabel={t`Choose a day: ${label}`}
        incompleteText={incompleteText}
        error={isLeft && shown !== undefined && problemOf(shown)}
        min={min ?? logDays.min}
        max={max ?? logDays.max}
        value={shown ?? null}
        // No error while typing: the first digits of a year are never a valid year.
        onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
          if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
          setIsLeft(true)
          if (isWaiting) onChange(shown)
        }}
        onUnfinishedChange={setIsUnfinished}
        onValueChange={(given) => change(given ?? undefined)}
      />
    </Suspense>
  )
}
