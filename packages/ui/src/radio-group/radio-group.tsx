import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { label as rowLabel, row } from '../checkbox/toggle.css.ts'
import { hint as hintClass, labelRow, note, root as fieldRoot } from '../field/field.css.ts'
import { describingProps, FieldNotes } from '../field/field.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { RadioChoiceContext, useRadioProps } from './radio-choice.ts'
import * as styles from './radio-group.css.ts'

export type RadioGroupProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** What is chosen, above the radios. */
  label: ReactNode
  isLabelHidden?: boolean | undefined
  /** Muted, beside the label: "optional". */
  labelNote?: ReactNode
  hint?: ReactNode
  /** Says what to do. Its presence marks the group as invalid. */
  error?: ReactNode
  /** The chosen radio's value, null for none yet. Give it or `defaultValue`. */
  value?: string | null | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Under which a form sends the chosen value. */
  name?: string | undefined
  orientation?: keyof typeof styles.options | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
}

/** One choice out of a few, all in sight. */
export function RadioGroup({
  label,
  isLabelHidden = false,
  labelNote,
  hint,
  error,
  value,
  defaultValue,
  onValueChange,
  name,
  orientation = 'vertical',
  isDisabled = false,
  isRequired = false,
  className,
  children,
  id: givenId,
  'aria-describedby': describedBy,
  ...props
}: RadioGroupProps) {
  const ownId = useId()
  const controlId = givenId ?? ownId
  const labelId = `${controlId}-label`
  const choice = { name: name ?? controlId, value, defaultValue, choose: onValueChange, isDisabled }

  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-orientation={orientation}
      aria-required={isRequired || undefined}
      {...props}
      {...describingProps({ controlId, hint, error, describedBy })}
      id={controlId}
      data-orientation={orientation}
      data-disabled={isDisabled || undefined}
      className={cx(fieldRoot, className)}
    >
      <div className={isLabelHidden ? visuallyHidden : labelRow}>
        <span id={labelId}>
          {label} {labelNote !== undefined && <span className={note}>{labelNote}</span>}
        </span>
      </div>
      <FieldNotes {...{ controlId, hint }} />
      <div className={styles.options[orientation]}>
        <RadioChoiceContext value={choice}>{children}</RadioChoiceContext>
      </div>
      <FieldNotes {...{ controlId, error }} />
    </div>
  )
}

export type RadioProps = Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'disabled' | 'size'
> & {
  value: string
  /** The label. */
  children: ReactNode
  hint?: ReactNode
  isDisabled?: boolean | undefined
}

/** `className` and `style` reach the label around it, all else and `ref` the input. */
export function Radio({
  value,
  children,
  hint,
  isDisabled = false,
  className,
  style,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: RadioProps) {
  const hintId = useId()
  const radio = useRadioProps(value, isDisabled)
  const hasHint = hint !== undefined
  return (
    <div className={cx(styles.root, className)} style={style} data-disabled={radio.disabled || undefined}>
      <label className={row}>
        <input
          {...props}
          {...radio}
          aria-describedby={[describedBy, hasHint && hintId].filter(Boolean).join(' ') || undefined}
          className={styles.input}
          onChange={(event) => {
            onChange?.(event)
            radio.onChange()
          }}
        />
        <span className={rowLabel}>{children}</span>
      </label>
      {hasHint && (
        <p id={hintId} className={cx(hintClass, styles.hint)}>
          {hint}
        </p>
      )}
    </div>
  )
}
