import { useLingui } from '@lingui/react/macro'
import { TextField } from '@olympus/ui/text-field/text-field'
import { lazy, Suspense, useState, type FocusEvent, type ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useBrowserValue } from '../../shared/use-browser-value.ts'
import * as styles from './log-filters.css.ts'
import { isLogDay, logDays } from './log-query.ts'

/** Not part of the page, because neither the list nor React waits for it. */
const DateField = lazy(() =>
  import('@olympus/ui/date-field/date-field').then((module) => ({ default: module.DateField })),
)

interface DayFieldProps {
  readonly label: string
  readonly day: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** A date field. Days outside its bounds stay local, because the URL holds only days that can be applied. */
export function DayField({ label, day, min, max, onChange }: DayFieldProps): ReactNode {
  const { t } = useLingui()
  const { tag } = useLocale()
  const format = useFormat()
  const [shown, setShown] = useState(day)
  const [seen, setSeen] = useState(day)
  const [isLeft, setIsLeft] = useState(true)
  const isInBrowser = useBrowserValue(() => true, false)
  if (day !== seen) {
    setSeen(day)
    setShown(day)
  }

  function problemOf(given: string): string | undefined {
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

  function change(given: string | null): void {
    setShown(given ?? undefined)
    setIsLeft(false)
    if (given === null) onChange(undefined)
    else if (!problemOf(given)) onChange(given)
  }

  const placeholder = <TextField disabled label={label} className={styles.day} />
  if (!isInBrowser) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <DateField
        label={label}
        className={styles.day}
        locale={tag}
        clearLabel={t`Clear the date: ${label}`}
        calendarLabel={t`Choose a day: ${label}`}
        incompleteText={t`Enter day, month and year`}
        error={isLeft && shown !== undefined && problemOf(shown)}
        min={min ?? logDays.min}
        max={max ?? logDays.max}
        value={shown ?? null}
        // No error while typing: the first digits of a year are never a valid year.
        onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsLeft(true)
        }}
        onValueChange={change}
      />
    </Suspense>
  )
}
