import { useId } from 'react'

import { describingProps, type FieldFrameProps } from './field.tsx'

type ControlProps = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  required?: boolean | undefined
}

/** Splits the props of a field into those of `Field` and those of its control, connected by one id. */
export function useField<Props extends FieldFrameProps & ControlProps>({
  label,
  isLabelHidden,
  labelNote,
  labelEnd,
  hint,
  error,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...props
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describing = describingProps({ controlId, hint, error, describedBy, required: props.required })
  return {
    fieldProps: { controlId, label, isLabelHidden, labelNote, labelEnd, hint, error, className, style },
    controlProps: { ...props, ...describing, id: controlId },
  }
}
