import { Minus, Plus } from 'lucide-react'
import { useId, useMemo, type ComponentProps } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useNumberFieldState, type NumberFieldStateOptions } from 'react-stately/useNumberFieldState'

import { describingProps, Field, type FieldFrameProps } from '../field/field.tsx'
import { inputModeOf, isIos } from './input-mode.ts'
import * as styles from './number-field.css.ts'
import { StepButton } from './step-button.tsx'
import { useNumberInput } from './use-number-input.ts'

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldFrameProps | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size' | 'onChange'
>

export type NumberFieldProps = FieldFrameProps &
  InputProps & {
    /** null while the field is empty. Pass either this or `defaultValue`. */
    value?: number | null | undefined
    defaultValue?: number | null | undefined
    /** Called on blur, on Enter and on every step, with a number within the bounds. */
    onValueChange?: ((value: number | null) => void) | undefined
    min?: number | undefined
    max?: number | undefined
    /** Defaults to 1. If given, typed values snap to it too. */
    step?: number | undefined
    /** BCP 47 tag for parsing and formatting. */
    locale: string
    /** Defaults to whole numbers. Pass the same object on every render. */
    formatOptions?: Intl.NumberFormatOptions | undefined
    decreaseLabel: string
    increaseLabel: string
    /** The role a screen reader announces instead of "edit text": "number field". */
    roleDescription?: string | undefined
    size?: 'md' | 'lg' | undefined
    isWheelDisabled?: boolean | undefined
  }

const integers: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }

const toAria = (value: number | null) => value ?? Number.NaN

/**
 * A number between two buttons, clamped to its bounds. `className` and `style` go to the field, `ref` and
 * all other props to the input. `name` goes to a hidden input that submits the plain number.
 */
export function NumberField({
  label,
  isLabelHidden,
  labelNote,
  labelEnd,
  hint,
  error,
  className,
  style,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  locale,
  formatOptions = integers,
  decreaseLabel,
  increaseLabel,
  roleDescription,
  size = 'lg',
  isWheelDisabled = false,
  id,
  name,
  form,
  disabled = false,
  readOnly = false,
  required,
  'aria-describedby': describedBy,
  ref,
  ...props
}: NumberFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const input = useObjectRef(ref)
  const formatter = useMemo(() => new Intl.NumberFormat(locale, formatOptions), [locale, formatOptions])

  const options: NumberFieldStateOptions = {
    locale,
    formatOptions,
    isDisabled: disabled,
    isReadOnly: readOnly,
    onChange: (next) => onValueChange?.(Number.isNaN(next) ? null : next),
    ...(value !== undefined && { value: toAria(value) }),
    ...(defaultValue !== undefined && { defaultValue: toAria(defaultValue) }),
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    ...(step !== undefined && { step }),
  }
  const state = useNumberFieldState(options)
  const { inputProps, stepUp, stepDown } = useNumberInput({
    state,
    input,
    format: (number) => formatter.format(number),
    canChange: !disabled && !readOnly,
    isWheelDisabled,
  })

  const describing = describingProps({ controlId, hint, error, describedBy, required })
  const inputMode = inputModeOf(
    {
      hasNegative: min === undefined || min < 0,
      hasDecimals: (formatter.resolvedOptions().maximumFractionDigits ?? 0) > 0,
    },
    navigator.userAgent,
  )
  const button = { size, controlId, onMouse: () => input.current?.focus() }

  return (
    <Field {...{ controlId, label, isLabelHidden, labelNote, labelEnd, hint, error, className, style }}>
      <div
        role="group"
        data-invalid={describing['aria-invalid'] || undefined}
        data-disabled={disabled || undefined}
        className={`${styles.group} ${styles.groupSize[size]}`}
      >
        <StepButton
          {...button}
          label={decreaseLabel}
          icon={Minus}
          disabled={!state.canDecrement}
          onStep={stepDown}
        />
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...mergeProps(props, inputProps)}
          {...describing}
          ref={input}
          id={controlId}
          type="text"
          inputMode={inputMode}
          form={form}
          disabled={disabled}
          readOnly={readOnly}
          required={required}
          // A role description would keep VoiceOver on iOS from announcing that the field is required.
          aria-roledescription={isIos(navigator.userAgent) ? undefined : roleDescription}
          className={`${styles.input} ${styles.inputSize[size]}`}
        />
        <StepButton
          {...button}
          label={increaseLabel}
          icon={Plus}
          disabled={!state.canIncrement}
          onStep={stepUp}
        />
      </div>
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          form={form}
          value={Number.isNaN(state.numberValue) ? '' : state.numberValue}
          disabled={disabled}
        />
      )}
    </Field>
  )
}
