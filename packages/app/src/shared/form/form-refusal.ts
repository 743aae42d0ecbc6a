import type { MessageDescriptor } from '@lingui/core'

import type { ByValues } from './form-options.ts'
import { noRefusal, type FormRefusal, type Submission } from './submission.ts'

type Options<Value> = Readonly<Partial<Record<string, Value>>>

interface RefusalOptions<Values> {
  readonly invalidTexts: Readonly<Record<string, ByValues<MessageDescriptor, Values>>>
  readonly fieldOfInput?: Options<ByValues<string, Values>>
  readonly fieldOfFailure?: Options<ByValues<string, Values>>
  readonly failureTexts?: Options<MessageDescriptor | ((data: unknown) => Promise<MessageDescriptor>)>
  readonly lostText?: MessageDescriptor
}

const isFunction = <Result, Values>(given: ByValues<Result, Values>): given is (values: Values) => Result =>
  typeof given === 'function'

const resolve = <Result, Values>(given: ByValues<Result, Values>, values: Values): Result =>
  isFunction(given) ? given(values) : given

/** Assigns a refusal to fields of the form, or to the whole form. Loaded when a form is first focused. */
export async function formRefusal<Values>(
  submission: Exclude<Submission<unknown>, { readonly kind: 'done' }>,
  values: Values,
  {
    invalidTexts,
    fieldOfInput = {},
    fieldOfFailure = {},
    failureTexts = {},
    lostText,
  }: RefusalOptions<Values>,
): Promise<FormRefusal> {
  if (submission.kind === 'cancelled') return noRefusal
  const { failure } = submission

  if (submission.kind === 'invalid') {
    const invalid = submission.fields.map((name) => resolve(fieldOfInput[name] ?? name, values))
    const fields = Object.entries(invalidTexts).flatMap(([name, text]) =>
      invalid.includes(name) ? [[name, resolve(text, values)] as const] : [],
    )
    // If no field is at fault, the player has nothing to correct, so the whole form reports it.
    return { fields: new Map(fields), failure: fields.length === 0 ? failure : null }
  }

  const text = (failure.isLost && lostText) || failureTexts[failure.key]
  const ownText = text ?? failure.message
  const message = typeof ownText === 'function' ? await ownText(failure.data) : ownText
  const field = fieldOfFailure[failure.key]
  return field === undefined
    ? { fields: new Map(), failure: { ...failure, message } }
    : { fields: new Map([[resolve(field, values), message]]), failure: null }
}
