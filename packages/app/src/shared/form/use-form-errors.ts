import { Trans, useLingui } from '@lingui/react'
import { createElement, useId, useMemo, useState } from 'react'

import { noRefusal, type FormRefusal } from './submission.ts'

export interface FieldState {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

/** The errors that a form shows. */
export function useFormErrors<Field extends string>() {
  const { _ } = useLingui()
  const formId = useId()
  const [{ fields, failure }, setRefusal] = useState(noRefusal)
  /** The errors of the last attempt, as listed in the summary. */
  const [listed, setListed] = useState(noRefusal)

  // Elements translate themselves: a new list for a new language would move the focus.
  const errors = useMemo(
    () =>
      [...listed.fields].map(([name, text]) => ({
        fieldId: `${formId}${name}`,
        message: createElement(Trans, text),
      })),
    [listed, formId],
  )

  return {
    failure,
    errors,
    field(name: Field): FieldState {
      const error = fields.get(name)
      return { id: `${formId}${name}`, name, error: error && _(error) }
    },
    refuse(next: FormRefusal): void {
      setRefusal(next)
      setListed(next)
    },
    clearField: (name: string) =>
      setRefusal((current) => ({
        ...current,
        fields: new Map([...current.fields].filter(([other]) => other !== name)),
      })),
    clearFailure(): void {
      setRefusal((current) => ({ ...current, failure: null }))
      setListed(noRefusal)
    },
  }
}
