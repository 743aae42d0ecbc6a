import { cx } from 'class-variance-authority'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import * as styles from './toggle-group.css.ts'

export type ToggleGroupOption<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

export type ToggleGroupProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** Two or three options. */
  options: readonly ToggleGroupOption<Value>[]
  value?: Value | undefined
  /** Defaults to the first option. */
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

/** Two or three options, applied at once. Name it with `aria-label` or `aria-labelledby`. */
export function ToggleGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  className,
  ...props
}: ToggleGroupProps<Value>) {
  const ownName = useId()
  const [ownValue, setOwnValue] = useState(defaultValue ?? options[0]?.value)
  const chosen = value ?? ownValue

  return (
    <div
      role="radiogroup"
      aria-disabled={disabled || undefined}
      {...props}
      className={cx(styles.root, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? ownName}
            value={option.value}
            checked={chosen === option.value}
            disabled={disabled || option.disabled}
            onChange={() => {
              setOwnValue(option.value)
              onValueChange?.(option.value)
            }}
          />
          {option.icon}
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
