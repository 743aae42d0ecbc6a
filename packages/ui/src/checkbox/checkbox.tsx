import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { hint as hintClass } from '../field/field.css.ts'
import { describingProps, FieldError } from '../field/field.tsx'
import * as styles from './checkbox.css.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label. Links inside it do not toggle the box. */
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A box to tick with its label. `className` and `style` reach the frame, all else and `ref` the input. */
export function Checkbox({
  children,
  hint,
  error,
  className,
  style,
  id: givenId,
  disabled,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  const ownId = useId()
  const controlId = givenId ?? ownId

  return (
    <div className={cx(styles.root, className)} style={style}>
      <label className={styles.row} id={`${controlId}-label`} data-disabled={disabled || undefined}>
        <input
          {...props}
          {...describingProps({ controlId, hint, error, describedBy })}
          id={controlId}
          type="checkbox"
          disabled={disabled}
          className={styles.input}
        />
        <span className={styles.label}>{children}</span>
      </label>
      {hint !== undefined && (
        <p id={`${controlId}-hint`} className={cx(hintClass, styles.indented)}>
          {hint}
        </p>
      )}
      {error !== undefined && error !== false && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  )
}
