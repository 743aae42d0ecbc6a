import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useObjectRef } from 'react-aria/useObjectRef'

import { Field, type FieldFrameProps } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import { isIos } from './input-mode.ts'
import * as styles from './number-field.css.ts'
import { StepButton } from './step-button.tsx'
import { useNumberInput } from './use-number-input.ts'
import { useNumberState } from './use-number-state.ts'

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
    /**
     * Called with each number that stands in the field, null if there is none. While it is typed, it may be
     * out of bounds.
     */
    onTyping?: ((value: number | null) => void) | undefined
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

/**
 * A number between two buttons, clamped to its bounds. `className` and `style` go to the field, `ref` and
 * all other props to the input. `name` goes to a hidden input that submits the plain number.
 */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  onTyping,
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
  name,
  form,
  disabled = false,
  readOnly = false,
  ref,
  ...props
}: NumberFieldProps) {
  const { fieldProps, controlProps } = useField(props)
  const input = useObjectRef(ref)
  const { state, format, inputMode } = useNumberState({
    value,
    defaultValue,
    onValueChange,
    onTyping,
    min,
    max,
    step,
    locale,
    formatOptions,
    disabled,
    readOnly,
  })
  const { inputProps, stepUp, stepDown } = useNumberInput({
    state,
    input,
    format,
    canChange: !disabled && !readOnly,
    isWheelDisabled,
  })

  const button = { size, controlId: controlProps.id, onMouse: () => input.current?.focus() }

  return (
    <Field {...fieldProps}>
      <div
        role="group"
        data-invalid={controlProps['aria-invalid'] || undefined}
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
          {...mergeProps(controlProps, inputProps)}
          ref={input}
          type="text"
          inputMode={inputMode}
          form={form}
          disabled={disabled}
          readOnly={readOnly}
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
