import { cx } from 'class-variance-authority'
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react'

import { ErrorSummary, focusField, type FormError } from './error-summary.tsx'
import * as styles from './form.css.ts'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Called once per submission, never while one is pending. The browser’s own submission is prevented. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  isPending?: boolean | undefined
  /**
   * A new list means a new refusal and moves the focus: to the only invalid field, else to the summary.
   * Nothing else does: keep the list while its texts change, and when the fields on the page do.
   */
  errors?: readonly FormError[] | undefined
  /** Heading of a summary of several errors. */
  errorTitle?: ReactNode
}

const noErrors: readonly FormError[] = []

const subscribeToNothing = () => () => undefined

const fieldIdsOnPage = (errors: readonly FormError[]) =>
  errors.flatMap(({ fieldId = '' }) => document.getElementById(fieldId)?.id ?? [])

/**
 * Drops the `fieldId` of errors whose field is not on the page, so the summary shows them without a link.
 */
function useLinkableErrors(errors: readonly FormError[]): FormError[] {
  // React reads the snapshot again after the commit, when the fields of a form with initial errors exist.
  const idsOnPage = useSyncExternalStore(
    subscribeToNothing,
    () => fieldIdsOnPage(errors).join(' '),
    () => '',
  ).split(' ')
  return errors.map(({ fieldId, message }) =>
    fieldId !== undefined && idsOnPage.includes(fieldId) ? { fieldId, message } : { message },
  )
}

export function Form({
  onSubmit,
  isPending = false,
  errors = noErrors,
  errorTitle,
  className,
  children,
  ...props
}: FormProps) {
  const summaryRef = useRef<HTMLDivElement>(null)
  const linkableErrors = useLinkableErrors(errors)
  const onlyFieldId = linkableErrors.length === 1 ? linkableErrors[0]?.fieldId : undefined

  useEffect(() => {
    const [fieldId] = errors.length === 1 ? fieldIdsOnPage(errors) : []
    if (fieldId !== undefined) focusField(fieldId)
    else if (errors.length > 0) summaryRef.current?.focus()
  }, [errors])

  const submittedForm = useRef<HTMLFormElement>(null)
  // A response shown above must not push the focused element out of view.
  useEffect(() => {
    const { activeElement } = document
    if (!isPending && submittedForm.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isPending])

  return (
    <form
      {...props}
      noValidate
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submittedForm.current = event.currentTarget
        if (!isPending) onSubmit(event)
      }}
      className={cx(styles.root, className)}
    >
      {linkableErrors.length > 0 && onlyFieldId === undefined && (
        <ErrorSummary ref={summaryRef} title={errorTitle} errors={linkableErrors} />
      )}
      {children}
    </form>
  )
}
