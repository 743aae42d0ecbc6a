import type { Client } from '@olympus/api-client/client'
import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../session/session-context.ts'
import type { FormEndpoint, FormOptions } from './form-options.ts'
import { noRefusal, type FormFailure, type Submission } from './submission.ts'
import { thrownFailure } from './thrown-failure.ts'
import { useResend } from './use-resend.ts'
import { useFormErrors, type FieldState } from './use-form-errors.ts'

type Submit<Data> = (client: Client) => Promise<Submission<Data>>

/** What the view of a form needs. */
export interface FormView<Values, Field extends string> {
  readonly values: Values
  /** Changes a value and clears the error of its field. */
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  readonly field: (name: Field) => FieldState
  /** The refusal of the whole form. */
  readonly failure: FormFailure | null
  readonly isPending: boolean
  /** Shows a refusal from elsewhere, for example when a later step returns to the form. */
  readonly fail: (failure: FormFailure) => void
  /** Removes the error of a field that a change elsewhere has made outdated. */
  readonly clearField: (name: Field) => void
  /** Whether the form says that an answer is lost. */
  readonly isLost: boolean
  /** Whether the next attempt sends the request again whose answer is lost, as it was. */
  readonly canResend: boolean
  /**
   * Call after an edit outside of `set`. Removes the refusal and the summary, which it has made outdated.
   * Errors of fields stay, and so does what the form says about a lost answer.
   */
  readonly clearFailure: () => void
  /** Spread these on `Form`. Each refusal creates a new list of errors, which moves the focus. */
  readonly formProps: {
    readonly isPending: boolean
    readonly errors: readonly { readonly fieldId: string; readonly message: ReactNode }[]
    readonly onSubmit: () => void
    readonly onFocus: () => void
  }
}

interface FormState<Values, Field extends string, Data> extends FormView<Values, Field> {
  /** Sends in a different way, for example with a passkey. */
  readonly submitBy: (load: () => Promise<Submit<Data>>) => void
}

/**
 * A form that sends its values to an endpoint and keeps them after a refusal. The contract validates them
 * first. Pages for visitors pass a function that loads the endpoint, which happens on the first focus.
 */
export function useForm<E extends Endpoint, Values extends object, Field extends string>(
  endpoint: FormEndpoint<E, Values>,
  options: FormOptions<E, Values, Field>,
): FormState<Values, Field, DataOf<E>> {
  const { initial, input, check, codeField, around = (call) => call(), lostText, onRefused, onDone } = options
  const { client } = useSession()
  const [values, setValues] = useState(initial)
  const [isPending, setIsPending] = useState(false)
  const { refuse, errors, ...shown } = useFormErrors<Field>()
  const isLost = lostText !== undefined && !!shown.failure?.isLost
  const { send, resend, forget } = useResend<DataOf<E>>()

  const loadEndpoint = async (): Promise<E> => (typeof endpoint === 'function' ? endpoint(values) : endpoint)
  const loadRefusal = () => import('./form-refusal.ts')
  const load = () => Promise.all([import('./submit.ts'), client(), loadEndpoint(), loadRefusal()])

  async function callEndpoint(): Promise<Submission<DataOf<E>>> {
    const [{ submit }, loadedClient] = await load()
    const loaded = await loadEndpoint()
    const given = { ...input(values), invalid: check?.(values) }
    return send(() => submit(loadedClient, loaded, given))
  }

  async function attempt(act: () => Promise<Submission<DataOf<E>>>): Promise<void> {
    setIsPending(true)
    refuse(noRefusal)
    try {
      const submission = await act()
      if (submission.kind === 'done') return await onDone(submission.data, values)
      const { formRefusal } = await loadRefusal()
      const refusal = await formRefusal(submission, values, options)
      if (refusal.failure) onRefused?.(refusal.failure, values)
      // Nothing was sent, so what the form says about a lost answer is still true.
      const isUnsent = isLost && submission.kind === 'invalid'
      refuse(isUnsent ? { ...refusal, failure: shown.failure } : refusal)
      if (codeField && refusal.fields.has(codeField))
        setValues((current) => ({ ...current, [codeField]: '' }))
    } catch (error) {
      console.error(error)
      refuse({ ...noRefusal, failure: thrownFailure(error) })
    } finally {
      setIsPending(false)
    }
  }

  return {
    ...shown,
    values,
    isPending,
    isLost,
    canResend: isLost && resend !== null,
    clearFailure() {
      forget()
      if (!isLost) shown.clearFailure()
    },
    set(name, value) {
      // A field that the form itself has cleared reports no change and keeps its error.
      if (value === values[name]) return
      setValues((current) => ({ ...current, [name]: value }))
      forget()
      shown.clearField(String(name))
    },
    submitBy: (loadSubmit) =>
      void attempt(async () => {
        const [submit, loadedClient] = await Promise.all([loadSubmit(), client()])
        return submit(loadedClient)
      }),
    fail: (failure) => refuse({ ...noRefusal, failure }),
    formProps: {
      isPending,
      errors,
      onSubmit: () => void attempt(() => around(isLost && resend ? resend : callEndpoint)),
      onFocus: () => void load().catch(() => undefined),
    },
  }
}
