import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './field.css.ts'

/** What every kind of field takes around its control. */
export type FieldFrameProps = {
  label: ReactNode
  /** For a field whose purpose the eye gets from its icon, such as search. */
  isLabelHidden?: boolean | undefined
  /** Muted, beside the label: "optional". */
  labelNote?: ReactNode
  /** At the far end of the label's row: a link such as "Forgot your password?". */
  labelEnd?: ReactNode
  hint?: ReactNode
  /** Says what to do. Its presence marks the control as invalid. */
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

/** The ARIA attributes that tie a control to its hint and its error, after what the caller already ties to it. */
export function describingProps({ controlId, hint, error, describedBy, required }: Describing) {
  const ids = [describedBy, isPresent(hint) && hintId(controlId), isPresent(error) && errorId(controlId)]
  const idList = ids.filter(Boolean).join(' ')
  return {
    ...(idList && { 'aria-describedby': idList }),
    ...(isPresent(error) && { 'aria-invalid': true }),
    // Else a browser calls a required field invalid before anyone has had the chance to fill it in.
    ...(required && !isPresent(error) && { 'aria-invalid': false }),
  }
}

/** An error in the look of a field's, for controls that are not a `Field`. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={CircleAlert} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  )
}

/** Hint and error of a control, under the ids by which `describingProps` ties them to it. */
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

/** Label, control, hint and error, tied together by the control's id. */
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
