import { cx } from 'class-variance-authority'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import * as styles from './segmented.css.ts'

export type SegmentedOption<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode }

export type SegmentedProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** Two or three. */
  options: readonly SegmentedOption<Value>[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  name?: string | undefined
}

/** One of two or three choices, applied at once. Name it with `aria-label` or `aria-labelledby`. */
export function Segmented<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
  ...props
}: SegmentedProps<Value>) {
  const ownName = useId()
  const [ownValue, setOwnValue] = useState(defaultValue ?? options[0]?.value)
  const chosen = value ?? ownValue

  return (
    <div role="radiogroup" {...props} className={cx(styles.root, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? ownName}
            value={option.value}
            checked={chosen === option.value}
            onChange={() => {
              setOwnValue(option.value)
              onValueChange?.(option.value)
            }}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
