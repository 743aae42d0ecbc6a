import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { useId, useRef, type Ref } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useButton } from 'react-aria/useButton'
import { useNumberField, type AriaNumberFieldProps } from 'react-aria/useNumberField'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useNumberFieldState } from 'react-stately/useNumberFieldState'

import { describingProps, Field, type FieldFrameProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { ariaLocale } from './aria-locale.ts'
import * as styles from './number-field.css.ts'

type ControlProps = {
  /** null while the field is empty. */
  value: number | null
  /** On blur, Enter and every step; never outside the bounds. */
  onValueChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  /** One when absent; when given, typed values snap to it too. */
  step?: number | undefined
  decreaseLabel: string
  increaseLabel: string
  formatOptions?: Intl.NumberFormatOptions | undefined
  size?: 'md' | 'lg' | undefined
  id?: string | undefined
  /** Adds a hidden input with the plain number, for forms that are sent. */
  name?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export type NumberFieldProps = FieldFrameProps &
  ControlProps & {
    /** BCP 47 tag by which numbers are read and written. */
    locale: string
  }

const integers: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }

/** A number between two buttons, clamped to its bounds. `className` and `style` reach the field, `ref` the input. */
export function NumberField({ locale, ...props }: NumberFieldProps) {
  const known = ariaLocale(locale)
  return (
    <I18nProvider locale={known}>
      <LocalizedNumberField {...props} locale={known} />
    </I18nProvider>
  )
}

function LocalizedNumberField({
  label,
  isLabelHidden,
  labelNote,
  labelEnd,
  hint,
  error,
  className,
  style,
  locale,
  value,
  onValueChange,
  min,
  max,
  step,
  decreaseLabel,
  increaseLabel,
  formatOptions = integers,
  size = 'lg',
  id,
  name,
  disabled = false,
  readOnly = false,
  required = false,
  'aria-describedby': describedBy,
  ref,
}: NumberFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const input = useObjectRef(ref)

  const aria: AriaNumberFieldProps = {
    id: controlId,
    label,
    value: value ?? Number.NaN,
    onChange: (next) => onValueChange(Number.isNaN(next) ? null : next),
    formatOptions,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    decrementAriaLabel: decreaseLabel,
    incrementAriaLabel: increaseLabel,
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    ...(step !== undefined && { step }),
  }
  const state = useNumberFieldState({ ...aria, locale })
  const { groupProps, inputProps, decrementButtonProps, incrementButtonProps } = useNumberField(
    aria,
    state,
    input,
  )
  const describing = describingProps({ controlId, hint, error, describedBy })

  return (
    <Field {...{ controlId, label, isLabelHidden, labelNote, labelEnd, hint, error, className, style }}>
      <div
        {...groupProps}
        data-invalid={describing['aria-invalid']}
        data-disabled={disabled || undefined}
        className={`${styles.group} ${styles.groupSize[size]}`}
      >
        <StepButton {...{ size }} icon={Minus} press={decrementButtonProps} />
        <input
          {...inputProps}
          {...describing}
          ref={input}
          className={`${styles.input} ${styles.inputSize[size]}`}
        />
        <StepButton {...{ size }} icon={Plus} press={incrementButtonProps} />
      </div>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
    </Field>
  )
}

type StepButtonProps = {
  icon: LucideIcon
  size: 'md' | 'lg'
  press: ReturnType<typeof useNumberField>['incrementButtonProps']
}

function StepButton({ icon, size, press }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { buttonProps, isPressed } = useButton(press, button)
  return (
    <button
      {...buttonProps}
      ref={button}
      data-pressed={isPressed || undefined}
      className={`${styles.step} ${styles.stepSize[size]}`}
    >
      <Icon icon={icon} />
    </button>
  )
}
