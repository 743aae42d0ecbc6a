import type { ComponentProps } from 'react'

import { Field, type FieldFrameProps } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import * as styles from './text-area.css.ts'

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, keyof FieldFrameProps>

/** Several lines of text. `className` and `style` go to the field, all other props to the text area. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { fieldProps, controlProps } = useField(props)

  return (
    <Field {...fieldProps}>
      <textarea {...controlProps} rows={rows} className={styles.area} />
    </Field>
  )
}
