import { cx } from 'class-variance-authority'
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react'

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

const subscribeToNothing = () => () => undefined

/** The errors, those without their field that are about one that is not on the page: what they say must not be lost. */
function usePlaced(errors: readonly FormError[]): FormError[] {
  // The page is looked at again once it is drawn: a form may begin with errors.
  const idsOnPage = useSyncExternalStore(
    subscribeToNothing,
    () => errors.flatMap(({ fieldId = '' }) => document.getElementById(fieldId)?.id ?? []).join(' '),
    () => '',
  ).split(' ')
  return errors.map(({ fieldId, message }) =>
    fieldId !== undefined && idsOnPage.includes(fieldId) ? { fieldId, message } : { message },
  )
}

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
  const placed = usePlaced(errors)
  const onlyFieldId = placed.length === 1 ? placed[0]?.fieldId : undefined

  useEffect(() => {
    if (onlyFieldId !== undefined) focusField(onlyFieldId)
    else if (errors.length > 0) summaryRef.current?.focus()
  }, [errors, onlyFieldId])

  const sent = useRef<HTMLFormElement>(null)
  // An answer that stands above must not push what was pressed out of sight.
  useEffect(() => {
    const { activeElement } = document
    if (!isPending && sent.current?.contains(activeElement))
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
        sent.current = event.currentTarget
        if (!isPending) onSubmit(event)
      }}
      className={cx(styles.root, className)}
    >
      {placed.length > 0 && onlyFieldId === undefined && (
        <ErrorSummary ref={summaryRef} title={errorTitle} errors={placed} />
      )}
      {children}
    </form>
  )
}
