import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from '../field/field.css.ts'
import { Field, type FieldFrameProps } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'

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
export function TextField({ size = 'md', icon, end, below, disabled, ...props }: TextFieldProps) {
  const { fieldProps, controlProps } = useField(props)

  return (
    <Field {...fieldProps}>
      <div
        className={cx(styles.box, styles.boxSize[size])}
        data-invalid={controlProps['aria-invalid'] || undefined}
        data-disabled={disabled || undefined}
      >
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <input type="text" {...controlProps} disabled={disabled} className={styles.input} />
        {end}
      </div>
      {below}
    </Field>
  )
}
