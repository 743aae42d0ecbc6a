import type { CalendarDate } from '@internationalized/date'
import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'

import { ariaLocale } from '../combo-box/aria-locale.ts'
import * as field from '../field/field.css.ts'
import { Field, type FieldFrameProps } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { CalendarPopover } from './calendar-popover.tsx'
import * as styles from './date-field.css.ts'
import { DateSegment } from './date-segment.tsx'
import { useDateInput } from './use-date-input.ts'
import { useUnfinishedReport } from './use-unfinished-report.ts'

type GroupProps = Omit<
  ComponentProps<'div'>,
  keyof FieldFrameProps | 'children' | 'defaultValue' | 'role' | 'onChange'
>

export type DateFieldProps = FieldFrameProps &
  GroupProps & {
    /** ISO 8601: 2025-06-10. Null while the field is empty. Pass either this or `defaultValue`. */
    value?: string | null | undefined
    defaultValue?: string | null | undefined
    /**
     * Called with each complete date, also while the year is typed: 0002-06-10, 0020-06-10 and so on. Null
     * when the field is cleared. Not called for an incomplete date.
     */
    onValueChange?: ((value: string | null) => void) | undefined
    /**
     * Called when the parts cease to show the value, and once they do again: one of them is empty, or the
     * day does not exist. Do not act on the value meanwhile.
     */
    onUnfinishedChange?: ((isUnfinished: boolean) => void) | undefined
    /** The first day that the calendar offers. A typed day is not clamped: show an `error`. */
    min?: string | undefined
    /** The last day that the calendar offers. */
    max?: string | undefined
    /** BCP 47 tag: the order of day, month and year, and the language of the calendar. */
    locale: string
    clearLabel: string
    /** Accessible name of the button and of its panel: "Choose a day". */
    calendarLabel: string
    /** Error that is shown after an incomplete date was left: "Enter day, month and year". */
    incompleteText: string
    /** Submits the ISO date. */
    name?: string | undefined
    size?: 'md' | 'lg' | undefined
    disabled?: boolean | undefined
    readOnly?: boolean | undefined
    required?: boolean | undefined
  }

/**
 * A date in the order of the page’s language, typed or chosen from a calendar. `className` and `style` go to
 * the field, `ref` and all other props to the group of its parts.
 */
export function DateField({ locale, ...props }: DateFieldProps) {
  return (
    <I18nProvider locale={ariaLocale(locale)}>
      <LocalizedField {...props} locale={locale} />
    </I18nProvider>
  )
}

function LocalizedField({
  value,
  defaultValue,
  onValueChange,
  onUnfinishedChange,
  min,
  max,
  locale,
  clearLabel,
  calendarLabel,
  incompleteText,
  name,
  size = 'md',
  disabled = false,
  readOnly = false,
  ref,
  ...props
}: DateFieldProps) {
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [isCalendarOpen, setIsCalendarOpen] = useState(false)
  const { fieldProps, controlProps } = useField({
    ...props,
    error: props.error || (isIncomplete && incompleteText),
  })
  const { state, hasText, firstPart, groupProps, focusFirst } = useDateInput({
    value,
    defaultValue,
    onValueChange,
    locale,
    disabled,
    readOnly,
    ref,
    controlProps,
    setIsIncomplete,
    openCalendar: () => setIsCalendarOpen(true),
  })
  useUnfinishedReport(state, onUnfinishedChange)
  const { 'aria-invalid': isInvalid } = controlProps
  const isFixed = disabled || readOnly

  const clear = () => {
    state.setValue(null)
    setIsIncomplete(false)
    focusFirst()
  }

  return (
    <Field
      {...fieldProps}
      onClick={({ target }) => {
        if (target instanceof HTMLLabelElement) focusFirst()
      }}
    >
      <div
        className={cx(field.box, field.boxSize[size], styles.box)}
        data-invalid={isInvalid || undefined}
        data-disabled={disabled || undefined}
      >
        <div {...groupProps} className={styles.segments}>
          {state.segments.map((segment, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Separators have no other key.
            <DateSegment
              key={index}
              id={segment === firstPart ? controlProps.id : undefined}
              segment={segment}
              state={state}
            />
          ))}
        </div>
        {hasText && !isFixed && (
          <IconButton label={clearLabel} icon={<Icon icon={X} />} className={styles.button} onClick={clear} />
        )}
        <CalendarPopover
          label={calendarLabel}
          isOpen={isCalendarOpen}
          onOpenChange={setIsCalendarOpen}
          disabled={isFixed}
          {...{ locale, min, max }}
          value={state.value as CalendarDate | null}
          onChoose={(date) => {
            state.setValue(date)
            setIsIncomplete(false)
          }}
        />
      </div>
      {name !== undefined && (
        <input type="hidden" name={name} value={state.value?.toString() ?? ''} disabled={disabled} />
      )}
    </Field>
  )
}
