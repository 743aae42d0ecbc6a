import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import * as styles from '../field/field.css.ts'
import { describingProps, Field, type FieldFrameProps } from '../field/field.tsx'

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'size'> & {
    size?: 'md' | 'lg' | undefined
    /** Inside the box, before the text. */
    icon?: ReactNode
    /** Inside the box, after the text: a button or a unit. */
    end?: ReactNode
    /** Below the box, above the hint: a meter, a counter. */
    below?: ReactNode
  }

/** A line of text. `className` and `style` go to the field, `ref` and all other props to the input. */
export function TextField({
  label,
  isLabelHidden,
  labelNote,
  labelEnd,
  hint,
  error,
  className,
  style,
  size = 'md',
  icon,
  end,
  below,
  id: givenId,
  disabled,
  required,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const ownId = useId()
  const controlId = givenId ?? ownId
  const describing = describingProps({ controlId, hint, error, describedBy, required })

  return (
    <Field {...{ controlId, label, isLabelHidden, labelNote, labelEnd, hint, error, className, style }}>
      <div
        className={cx(styles.box, styles.boxSize[size])}
        data-invalid={describing['aria-invalid'] || undefined}
        data-disabled={disabled || undefined}
      >
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <input
          type="text"
          {...props}
          {...describing}
          id={controlId}
          disabled={disabled}
          required={required}
          className={styles.input}
        />
        {end}
      </div>
      {below}
    </Field>
  )
}
