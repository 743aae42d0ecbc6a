import { cva } from 'class-variance-authority'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'

import { Field, type FieldFrameProps } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './select.css.ts'

const controlClass = cva(styles.control, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

export type SelectOption = {
  value: string
  label: string
  /** Muted text after the label, or the reason why the option is disabled. */
  note?: string | undefined
  /** An avatar or icon before the label. It must not contain text, which a native list would show. */
  media?: ReactNode
  disabled?: boolean | undefined
}

export type SelectProps = FieldFrameProps &
  Omit<
    ComponentProps<'select'>,
    keyof FieldFrameProps | 'size' | 'children' | 'multiple' | 'value' | 'defaultValue'
  > & {
    options: readonly SelectOption[]
    /** An empty string means no choice, and shows the placeholder. */
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
    placeholder?: string | undefined
    /** Shown before the value, for a select with a hidden label. */
    icon?: ReactNode
    size?: 'md' | 'lg' | undefined
    /** Shows the note only in the list, for a narrow control. */
    isNoteHidden?: boolean | undefined
  }

const isListOpen = (select: HTMLSelectElement) => CSS.supports('selector(:open)') && select.matches(':open')

/**
 * A native select. Where the browser supports it, the list has our own styling, with pictures. Elsewhere it
 * is the browser's list. `className` and `style` go to the field, `ref` and all other props to the select.
 */
export function Select({
  options,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  icon,
  size,
  isNoteHidden = false,
  disabled,
  onChange,
  onKeyDown,
  required,
  ...props
}: SelectProps) {
  const { fieldProps, controlProps } = useField(props)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = options.find((option) => option.value === (value ?? ownValue))
  // An empty list does not open.
  const isDisabled = disabled === true || options.length === 0

  const note = isNoteHidden ? undefined : chosen?.note

  // While the list is open, Escape must not also close a surrounding dialog.
  const keepEscape = (event: KeyboardEvent<HTMLSelectElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Escape' && isListOpen(event.currentTarget)) event.stopPropagation()
  }

  return (
    <Field {...fieldProps}>
      <div className={styles.frame}>
        <select
          {...controlProps}
          required={required}
          value={chosen?.value ?? ''}
          disabled={isDisabled}
          onChange={(event) => {
            onChange?.(event)
            setOwnValue(event.target.value)
            onValueChange?.(event.target.value)
          }}
          onKeyDown={keepEscape}
          className={controlClass({ size })}
        >
          {!chosen && (
            <option value="" disabled hidden>
              {placeholder ?? ''}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className={styles.option}
            >
              {option.media}
              <span>{option.label}</span>
              {option.note && <span className={styles.optionNote}> {option.note}</span>}
              <Icon icon={Check} className={styles.tick} />
            </option>
          ))}
        </select>
        <span
          aria-hidden
          className={styles.shown}
          data-placeholder={!chosen || undefined}
          aria-disabled={isDisabled || undefined}
        >
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          {chosen?.media}
          <span className={styles.value} data-strong={note ? true : undefined}>
            {chosen ? chosen.label : placeholder}
          </span>
          {note && <span className={styles.note}>{note}</span>}
          <span className={styles.arrows}>
            <Icon icon={ChevronsUpDown} />
          </span>
        </span>
      </div>
    </Field>
  )
}
