import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { label as rowLabel, row } from '../checkbox/toggle.css.ts'
import { hint as hintClass, labelRow, note, root as fieldRoot } from '../field/field.css.ts'
import { describingProps, FieldNotes } from '../field/field.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { RadioChoiceContext, useRadioProps } from './radio-choice.ts'
import * as styles from './radio-group.css.ts'

export type RadioGroupProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** The question, shown above the radios. */
  label: ReactNode
  isLabelHidden?: boolean | undefined
  /** Muted text beside the label: "optional". */
  labelNote?: ReactNode
  hint?: ReactNode
  /** Tells the player what to do. Marks the group as invalid. */
  error?: ReactNode
  /** The chosen radio's value, or null for none. Pass either this or `defaultValue`. */
  value?: string | null | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** The name under which a form sends the value. */
  name?: string | undefined
  orientation?: keyof typeof styles.options | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
}

/** One choice out of a few visible options. */
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

/** `className` and `style` go to the label, `ref` and all other props to the input. */
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
