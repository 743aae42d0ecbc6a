import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { Callout } from '../callout/callout.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import * as styles from './form.css.ts'

export type FormError = {
  /** Id of the control that it is about. Without one it is about the whole form. */
  fieldId?: string | undefined
  message: ReactNode
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Above a list of several: "There are 2 problems". A single message stands alone. */
  title: ReactNode
  errors: readonly FormError[]
}

/** Brings the label of a field into view, then focuses its control: focus alone would leave the label above the edge. */
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

/** All that is wrong with a form, each with the way to it. */
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
