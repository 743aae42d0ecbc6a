import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import type { Client } from '@olympus/api-client/client'
import { useId, useMemo, useState } from 'react'

import { useSession } from '../../session/session-context.ts'
import { offlineMessage } from '../texts/offline-message.ts'

export interface FormFailure {
  readonly key: ApiErrorKey
  readonly message: MessageDescriptor
  /** The data of the refusal, in addition to its key. */
  readonly data?: unknown
}

/** The result of sending a form: done, invalid fields, refused as a whole, or canceled. */
export type Submission<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'invalid'; readonly fields: readonly string[]; readonly failure: FormFailure }
  | { readonly kind: 'refused'; readonly failure: FormFailure }
  | { readonly kind: 'cancelled' }

export type Submit<Values, Data> = (client: Client, values: Values) => Promise<Submission<Data>>

interface FormOptions<Values, Data> {
  readonly initial: Values
  /** Loads the code that validates and sends, when the form is first focused. */
  readonly load: () => Promise<Submit<Values, Data>>
  /** The error for a field that the contract rejects. */
  readonly invalidTexts: Readonly<Record<keyof Values, MessageDescriptor>>
  /**
   * Refusals that belong to one field instead of the whole form. The field may depend on the values sent.
   */
  readonly fieldOfFailure?: Partial<
    Readonly<Record<ApiErrorKey, (keyof Values & string) | ((values: Values) => keyof Values)>>
  >
  /** A code that is cleared when refused, because players enter a new one instead of correcting it. */
  readonly codeField?: keyof Values & string
  readonly onDone: (data: Data, values: Values) => void | Promise<void>
}

export interface FieldState {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

interface FormState<Values, Data> {
  readonly values: Values
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  readonly field: (name: keyof Values & string) => FieldState
  /** The refusal of the whole form. */
  readonly failure: FormFailure | null
  readonly isPending: boolean
  /** Sends in a different way, for example with a passkey. */
  readonly sendBy: (load: () => Promise<Submit<Values, Data>>) => void
  /** Shows a refusal from elsewhere, for example when a later step returns to the form. */
  readonly fail: (failure: FormFailure) => void
  /** Spread these on `Form`. Each refusal creates a new list of errors, which moves the focus. */
  readonly formProps: {
    readonly isPending: boolean
    readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
    readonly onSubmit: () => void
    readonly onFocus: () => void
  }
}

type FieldErrors<Values> = Partial<Record<keyof Values, MessageDescriptor>>

interface Refusal<Values> {
  readonly fields: FieldErrors<Values>
  readonly failure: FormFailure | null
}

const noRefusal = { fields: {}, failure: null }

const textsOf = <Name extends PropertyKey>(
  names: readonly Name[],
  textOf: (name: Name) => MessageDescriptor,
) => Object.fromEntries(names.map((name) => [name, textOf(name)])) as Partial<Record<Name, MessageDescriptor>>

/** A form that keeps the input after a refusal. Changing a field clears its error. */
export function useForm<Values extends object, Data>(
  options: FormOptions<Values, Data>,
): FormState<Values, Data> {
  const { initial, load, invalidTexts, fieldOfFailure, codeField, onDone } = options
  const { _ } = useLingui()
  const { client } = useSession()
  const formId = useId()
  const [values, setValues] = useState(initial)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal<Values>>(noRefusal)
  /** The errors of the last attempt, as listed in the summary. */
  const [refused, setRefused] = useState<Refusal<Values>>(noRefusal)

  const idOf = (name: keyof Values) => `${formId}${String(name)}`

  function refuse(next: Refusal<Values>) {
    setRefusal(next)
    setRefused(next)
    if (codeField && next.fields[codeField]) setValues((current) => ({ ...current, [codeField]: '' }))
  }

  function refusalOf(submission: Exclude<Submission<Data>, { kind: 'done' }>): Refusal<Values> {
    if (submission.kind === 'cancelled') return noRefusal
    if (submission.kind === 'invalid') {
      const names = (Object.keys(values) as (keyof Values)[]).filter((name) =>
        submission.fields.includes(String(name)),
      )
      // If no field is at fault, the player has nothing to correct, so the whole form reports it.
      const failure = names.length === 0 ? submission.failure : null
      return { fields: textsOf(names, (name) => invalidTexts[name]), failure }
    }
    const { failure } = submission
    const field = fieldOfFailure?.[failure.key]
    const name = typeof field === 'function' ? field(values) : field
    return name === undefined
      ? { fields: {}, failure }
      : { fields: textsOf([name], () => failure.message), failure: null }
  }

  async function send(loadSubmit = load) {
    setIsPending(true)
    refuse(noRefusal)
    try {
      const [submit, loadedClient] = await Promise.all([loadSubmit(), client()])
      const submission = await submit(loadedClient, values)
      if (submission.kind === 'done') await onDone(submission.data, values)
      else refuse(refusalOf(submission))
    } catch (error) {
      console.error(error)
      refuse({ fields: {}, failure: { key: 'API_ERROR', message: offlineMessage } })
    } finally {
      setIsPending(false)
    }
  }

  const errors = useMemo(
    () =>
      Object.entries<MessageDescriptor | undefined>(refused.fields).flatMap(([name, text]) =>
        text ? [{ fieldId: `${formId}${name}`, message: _(text) }] : [],
      ),
    [refused, formId, _],
  )

  return {
    values,
    set(name, value) {
      // A field that the form itself has cleared reports no change and keeps its error.
      if (value === values[name]) return
      setValues((current) => ({ ...current, [name]: value }))
      setRefusal(({ fields, failure }) => ({ fields: { ...fields, [name]: undefined }, failure }))
    },
    field(name) {
      const error = refusal.fields[name]
      return { id: idOf(name), name, error: error && _(error) }
    },
    failure: refusal.failure,
    isPending,
    sendBy: (loadSubmit) => void send(loadSubmit),
    fail: (given) => refuse({ fields: {}, failure: given }),
    formProps: {
      isPending,
      errors,
      onSubmit: () => void send(),
      onFocus: () => {
        load().catch(() => undefined)
        client().catch(() => undefined)
      },
    },
  }
}
