import { getLocalTimeZone, isToday, type CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState'

import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './calendar.css.ts'
import { createGregorian } from './gregorian.ts'

type CalendarProps = {
  label: string
  locale: string
  value: CalendarDate | null
  min: CalendarDate | null
  max: CalendarDate | null
  onChoose: (date: CalendarDate) => void
}

/** One month of days. Loaded when the panel of a date field opens, and takes the focus. */
export function Calendar({ label, locale, value, min, max, onChoose }: CalendarProps) {
  const options = { value, minValue: min, maxValue: max, autoFocus: true, 'aria-label': label } as const
  const state = useCalendarState({
    ...options,
    locale,
    createCalendar: createGregorian,
    onChange: onChoose,
  })
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state)

  return (
    <div {...calendarProps} className={styles.root}>
      <div className={styles.head}>
        <TurnButton {...prevButtonProps} icon={ChevronLeft} />
        <p aria-hidden className={styles.title}>
          {title}
        </p>
        <TurnButton {...nextButtonProps} icon={ChevronRight} />
      </div>
      <Grid state={state} />
    </div>
  )
}

type TurnButtonProps = {
  icon: LucideIcon
  'aria-label'?: string | undefined
  isDisabled?: boolean | undefined
  onPress?: unknown
  onFocusChange?: ((isFocused: boolean) => void) | undefined
}

/** The library describes its buttons for its own component. */
function TurnButton({ icon, isDisabled, onPress, onFocusChange, ...props }: TurnButtonProps) {
  return (
    <IconButton
      label={props['aria-label'] ?? ''}
      icon={<Icon icon={icon} />}
      disabled={isDisabled}
      onClick={() => (onPress as () => void)()}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    />
  )
}

function Grid({ state }: { state: CalendarState }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short' }, state)
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => week)

  return (
    <table {...gridProps} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day} className={styles.weekday}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date) => date && <Day key={date.toString()} date={date} state={state} />)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ date, state }: { date: CalendarDate; state: CalendarState }) {
  const ref = useRef<HTMLDivElement>(null)
  const cell = useCalendarCell({ date }, state, ref)
  return (
    <td {...cell.cellProps} className={styles.place}>
      <div
        {...cell.buttonProps}
        ref={ref}
        data-selected={cell.isSelected || undefined}
        data-disabled={cell.isDisabled || undefined}
        data-outside={cell.isOutsideVisibleRange || undefined}
        data-today={isToday(date, getLocalTimeZone()) || undefined}
        className={styles.day}
      >
        {cell.formattedDate}
      </div>
    </td>
  )
}
