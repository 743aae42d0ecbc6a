import type { CalendarDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'

import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Popover } from '../popover/popover.tsx'
import * as styles from './date-field.css.ts'
import { dateOf } from './gregorian.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })))

type CalendarPopoverProps = {
  label: string
  locale: string
  value: CalendarDate | null
  min: string | undefined
  max: string | undefined
  disabled: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (date: CalendarDate) => void
}

/** The button that opens the calendar. */
export function CalendarPopover({
  label,
  min,
  max,
  disabled,
  isOpen,
  onOpenChange,
  onChoose,
  ...rest
}: CalendarPopoverProps) {
  const button = useRef<HTMLButtonElement>(null)

  return (
    <Popover
      title={label}
      isTitleHidden
      align="end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.panel}
      trigger={
        <IconButton
          ref={button}
          label={label}
          icon={<Icon icon={CalendarDays} />}
          disabled={disabled}
          className={styles.button}
        />
      }
    >
      {/* Once the panel is visible, because only then can the calendar take the focus. */}
      {isOpen && (
        <Suspense>
          <Calendar
            {...rest}
            label={label}
            min={dateOf(min)}
            max={dateOf(max)}
            onChoose={(date) => {
              // The chosen day is gone before the panel could hand its focus back.
              button.current?.focus()
              onChoose(date)
              onOpenChange(false)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}
