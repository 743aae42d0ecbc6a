import { useMemo, type ComponentProps, type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import type { CalendarDate } from '@internationalized/date'
import { mergeProps } from 'react-aria/mergeProps'
import { useDateField } from 'react-aria/useDateField'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useDateFieldState } from 'react-stately/useDateFieldState'

import { createGregorian, dateOf } from './gregorian.ts'

type DateInput = {
  value: string | null | undefined
  defaultValue: string | null | undefined
  onValueChange: ((value: string | null) => void) | undefined
  locale: string
  disabled: boolean
  readOnly: boolean
  ref: Ref<HTMLDivElement> | undefined
  controlProps: ComponentProps<'div'> & { id: string; required?: boolean | undefined }
  /** Called when the focus leaves the parts, and when the date has become complete or empty. */
  setIsIncomplete: (isIncomplete: boolean) => void
  openCalendar: () => void
}

/** The parts of a date: their state, and the props of the group around them. */
export function useDateInput({ value, defaultValue, onValueChange, locale, ...input }: DateInput) {
  const { disabled, readOnly, ref, controlProps, setIsIncomplete, openCalendar } = input
  const { required = false, id, ...rest } = controlProps
  const { 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = rest
  const group = useObjectRef(ref)
  // The library compares dates by identity.
  const date = useMemo(() => dateOf(value), [value])
  const options = {
    ...(value !== undefined && { value: date }),
    ...(defaultValue !== undefined && { defaultValue: dateOf(defaultValue) }),
    onChange: (next: CalendarDate | null) => {
      setIsIncomplete(false)
      onValueChange?.(next?.toString() ?? null)
    },
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: isInvalid === true,
    validationBehavior: 'aria',
  } as const
  const state = useDateFieldState({
    ...options,
    locale,
    createCalendar: createGregorian,
    shouldForceLeadingZeros: true,
  })
  const { fieldProps } = useDateField(
    {
      ...options,
      'aria-labelledby': `${id}-label`,
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
    state,
    group,
  )

  const parts = state.segments.filter(({ isEditable }) => isEditable)
  const hasText = parts.some(({ isPlaceholder }) => !isPlaceholder)
  const focusFirst = () => document.getElementById(id)?.focus()

  const own = {
    ref: group,
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
      setIsIncomplete(hasText && parts.some(({ isPlaceholder }) => isPlaceholder))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown' || disabled || readOnly) return
      event.preventDefault()
      openCalendar()
    },
  }
  return {
    state,
    hasText,
    focusFirst,
    /** The part that has the id of the field, by which a form focuses it. */
    firstPart: parts[0],
    groupProps: {
      ...mergeProps(rest, fieldProps, own),
      // Only the parts may be invalid: ARIA has no invalid groups.
      'aria-invalid': undefined,
    },
  }
}
