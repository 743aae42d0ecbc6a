import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './field.css.ts'

/** Props of every field around its control. */
export type FieldFrameProps = {
  label: ReactNode
  /** For a field with an icon that shows its purpose, such as search. */
  isLabelHidden?: boolean | undefined
  /** Muted text beside the label: "optional". */
  labelNote?: ReactNode
  /** At the end of the label row: a link such as "Forgot your password?". */
  labelEnd?: ReactNode
  hint?: ReactNode
  /** What to do. Its presence marks the control as invalid. */
  error?: ReactNode
  className?: string | undefined
  style?: CSSProperties | undefined
}

const isPresent = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== ''

const hintId = (controlId: string) => `${controlId}-hint`
const errorId = (controlId: string) => `${controlId}-error`

type Describing = Pick<FieldFrameProps, 'hint' | 'error'> & {
  controlId: string
  describedBy?: string | undefined
  required?: boolean | undefined
}

/** ARIA attributes that connect a control to its hint and error, after the caller’s own descriptions. */
export function describingProps({ controlId, hint, error, describedBy, required }: Describing) {
  const ids = [describedBy, isPresent(hint) && hintId(controlId), isPresent(error) && errorId(controlId)]
  const idList = ids.filter(Boolean).join(' ')
  return {
    ...(idList && { 'aria-describedby': idList }),
    ...(isPresent(error) && { 'aria-invalid': true }),
    // Otherwise browsers expose an empty required field as invalid before anyone can fill it in.
    ...(required && !isPresent(error) && { 'aria-invalid': false }),
  }
}

/** An error styled like a field’s, for controls without a `Field`. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={CircleAlert} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  )
}

/** Hint and error of a control, with the ids that `describingProps` refers to. */
export function FieldNotes({
  controlId,
  hint,
  error,
}: Pick<FieldFrameProps, 'hint' | 'error'> & { controlId: string }) {
  return (
    <>
      {isPresent(hint) && (
        <p id={hintId(controlId)} className={styles.hint}>
          {hint}
        </p>
      )}
      {isPresent(error) && <FieldError id={errorId(controlId)}>{error}</FieldError>}
    </>
  )
}

export type FieldProps = FieldFrameProps &
  Omit<ComponentProps<'div'>, keyof FieldFrameProps> & { controlId: string }

/** Label, control, hint and error, connected by the control’s id. */
export function Field({
  controlId,
  label,
  isLabelHidden = false,
  labelNote,
  labelEnd,
  hint,
  error,
  className,
  children,
  ...props
}: FieldProps) {
  return (
    <div {...props} className={cx(styles.root, className)} data-invalid={isPresent(error) || undefined}>
      <div className={isLabelHidden ? visuallyHidden : styles.labelRow}>
        <label htmlFor={controlId} id={`${controlId}-label`}>
          {label} {isPresent(labelNote) && <span className={styles.note}>{labelNote}</span>}
        </label>
        {labelEnd}
      </div>
      {children}
      <FieldNotes {...{ controlId, hint, error }} />
    </div>
  )
}
