import { cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'

import { ErrorSummary, focusField, type FormError } from './error-summary.tsx'
import * as styles from './form.css.ts'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Called once per sending, never while one is under way. The browser's own sending is prevented. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  isPending?: boolean | undefined
  /** A new list, after a refused sending, moves the focus: to the only field concerned, else to the summary. */
  errors?: readonly FormError[] | undefined
  /** Above a summary of several errors. */
  errorTitle?: ReactNode
}

const none: readonly FormError[] = []

export function Form({
  onSubmit,
  isPending = false,
  errors = none,
  errorTitle,
  className,
  children,
  ...props
}: FormProps) {
  const summaryRef = useRef<HTMLDivElement>(null)
  const onlyFieldId = errors.length === 1 ? errors[0]?.fieldId : undefined

  useEffect(() => {
    if (onlyFieldId !== undefined) focusField(onlyFieldId)
    else if (errors.length > 0) summaryRef.current?.focus()
  }, [errors, onlyFieldId])

  return (
    <form
      {...props}
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onSubmit(event)
      }}
      className={cx(styles.root, className)}
    >
      {errors.length > 0 && onlyFieldId === undefined && (
        <ErrorSummary ref={summaryRef} title={errorTitle} errors={errors} className={styles.summary} />
      )}
      {children}
    </form>
  )
}
