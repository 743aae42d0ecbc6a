import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { Callout } from '../callout/callout.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import * as styles from './form.css.ts'

export type FormError = {
  /** Id of the control with the error. Without it the error concerns the whole form. */
  fieldId?: string | undefined
  message: ReactNode
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Heading above several errors: "There are 2 problems". A single error has none. */
  title: ReactNode
  errors: readonly FormError[]
}

/** Scrolls the label into view, then focuses the control: focus alone could leave the label off-screen. */
export function focusField(fieldId: string): void {
  const control = document.getElementById(fieldId)
  const label = document.getElementById(`${fieldId}-label`) ?? control
  label?.scrollIntoView({ block: 'nearest' })
  control?.focus({ preventScroll: true })
}

const goToField = (fieldId: string) => (event: MouseEvent) => {
  event.preventDefault()
  focusField(fieldId)
}

/** All errors of a form, each linked to its field. */
export function ErrorSummary({ title, errors, ...props }: ErrorSummaryProps) {
  const [first] = errors
  const isSingle = errors.length === 1
  return (
    <Callout tone="danger" role="alert" tabIndex={-1} {...props} title={isSingle ? undefined : title}>
      {isSingle && first ? (
        first.message
      ) : (
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }, index) => (
            <li key={index}>
              {fieldId === undefined ? (
                message
              ) : (
                <TextLink href={`#${fieldId}`} onClick={goToField(fieldId)}>
                  {message}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Callout>
  )
}
