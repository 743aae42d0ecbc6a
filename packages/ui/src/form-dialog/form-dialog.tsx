import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Button } from '../button/button.tsx'
import { Callout } from '../callout/callout.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { Form, type FormProps } from '../form/form.tsx'
import * as styles from './form-dialog.css.ts'

type Taken = 'layout' | 'footer' | 'role' | 'isDismissable' | 'title' | 'onSubmit'

export type FormDialogProps = Omit<DialogProps, Taken> &
  Pick<FormProps, 'errors' | 'errorTitle'> & {
    title: ReactNode
    description?: ReactNode
    closeLabel?: string | undefined
    /** The fields. */
    children: ReactNode
    /** Label of the button that closes the dialog. Without it, only the close button does. */
    cancelLabel?: string | undefined
    /** Names the action: "Save". */
    submitLabel: string
    submitTone?: 'primary' | 'danger'
    /** A button or link before the submit button, for another way out. */
    action?: ReactNode
    /** Called once per submission, never while something is pending. */
    onSubmit: () => void
    /** False if something other than the form is pending. */
    isSubmitting?: boolean | undefined
    /** The refusal of the whole form, above the fields. */
    error?: ReactNode
    /** Set after a refusal that cannot be retried: the form can only be closed, and the refusal has the focus. */
    isOver?: boolean | undefined
    /** What came of the form. Replaces it, and the submit button. */
    result?: ReactNode
  }

/** A form in a dialog. Focus starts on the first field; nothing closes the dialog while it is pending. */
export function FormDialog({
  cancelLabel,
  submitLabel,
  submitTone = 'primary',
  action,
  onSubmit,
  isSubmitting,
  errors,
  errorTitle,
  error,
  isOver = false,
  result,
  children,
  ...props
}: FormDialogProps) {
  const { onOpenChange, isPending = false } = props
  const formId = useId()

  return (
    <Dialog
      size="sm"
      initialFocus="first-field"
      {...props}
      footer={
        <>
          {cancelLabel !== undefined && (
            <Button aria-disabled={isPending || undefined} onClick={() => !isPending && onOpenChange(false)}>
              {cancelLabel}
            </Button>
          )}
          {action}
          {!isOver && !result && (
            <Button type="submit" form={formId} tone={submitTone} isPending={isSubmitting ?? isPending}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {result ?? (
        <Form
          id={formId}
          className={styles.form}
          {...{ isPending, errors, errorTitle }}
          onSubmit={(event) => {
            // React events bubble from the dialog to the form that opened it.
            event.stopPropagation()
            onSubmit()
          }}
        >
          {error && <Refusal hasFocus={isOver}>{error}</Refusal>}
          {children}
        </Form>
      )}
    </Dialog>
  )
}

/** Takes the focus if nothing else can: the submit button is gone, and the focused field may be. */
function Refusal({ hasFocus, children }: { hasFocus: boolean; children: ReactNode }) {
  const callout = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) callout.current?.focus()
  }, [hasFocus])
  return (
    <Callout ref={callout} tone="danger" role="alert" tabIndex={hasFocus ? -1 : undefined}>
      {children}
    </Callout>
  )
}
