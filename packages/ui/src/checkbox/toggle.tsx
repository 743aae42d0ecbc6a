import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { describingProps, FieldNotes } from '../field/field.tsx'
import * as styles from './toggle.css.ts'

export type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'size'> & {
  /** The label. Links inside it do not toggle the control. */
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

type Kind = { inputClass: string; isSwitch?: boolean | undefined }

/** Shared by Checkbox and Switch: a native checkbox with its label beside it and hint and error below. */
export function Toggle({
  inputClass,
  isSwitch = false,
  children,
  hint,
  error,
  className,
  style,
  id: givenId,
  disabled,
  required,
  'aria-describedby': describedBy,
  ...props
}: ToggleProps & Kind) {
  const ownId = useId()
  const controlId = givenId ?? ownId
  const describing = describingProps({ controlId, hint, error, describedBy, required })

  return (
    <div
      className={cx(styles.root, className)}
      style={style}
      data-invalid={describing['aria-invalid'] || undefined}
      data-disabled={disabled || undefined}
    >
      <label className={styles.row} id={`${controlId}-label`}>
        <input
          {...props}
          {...describing}
          id={controlId}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          disabled={disabled}
          required={required}
          className={inputClass}
        />
        <span className={styles.label}>{children}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes {...{ controlId, hint, error }} />
      </div>
    </div>
  )
}
