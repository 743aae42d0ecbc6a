import type { MessageDescriptor } from '@lingui/core'
import type { DataOf, Endpoint, ErrorOf, InputOf } from '@olympus/contract/endpoint'

import type { FormFailure, Submission } from './submission.ts'

type Draft<Value> = Value extends boolean ? boolean : Value | null
type DraftInput<Input> = Input extends unknown
  ? {
      readonly [Part in keyof Input]: Part extends 'body'
        ? { readonly [Name in keyof Input[Part]]: Draft<Input[Part][Name]> }
        : Input[Part]
    }
  : never

/** The input of an endpoint while the form is incomplete. The contract rejects null, an empty field. */
export type FormInput<E extends Endpoint> = DraftInput<InputOf<E>>

type BodyName<Input> = Input extends { readonly body?: infer Body } ? keyof Body & string : never

/** An endpoint, or a function that loads it or selects it by the values. */
export type FormEndpoint<E extends Endpoint, Values> = E | ((values: Values) => E | Promise<E>)

export type ByValues<Result, Values> = Result | ((values: Values) => Result)

export interface FormOptions<E extends Endpoint, Values extends object, Field extends string> {
  readonly initial: Values
  /** The input of the endpoint for the values of the form. */
  readonly input: (values: Values) => FormInput<E>
  /** The fields that can be invalid, in page order, each with its error. */
  readonly invalidTexts: Readonly<Record<Field, ByValues<MessageDescriptor, NoInfer<Values>>>>
  /** Fields with an error that the contract does not know, such as a repeated entry that differs. */
  readonly check?: (values: NoInfer<Values>) => readonly NoInfer<Field>[]
  /** The field for a part of the body that has another name. */
  readonly fieldOfInput?: Partial<
    Readonly<Record<BodyName<InputOf<E>>, ByValues<NoInfer<Field>, NoInfer<Values>>>>
  >
  /** Refusals that belong to one field instead of the whole form. */
  readonly fieldOfFailure?: Partial<Readonly<Record<ErrorOf<E>, ByValues<NoInfer<Field>, NoInfer<Values>>>>>
  /**
   * Texts of refusals that say more here than in general. A function receives the data of the refusal.
   * UNAUTHORIZED: the session of the player has ended.
   */
  readonly failureTexts?: Partial<
    Readonly<
      Record<ErrorOf<E> | 'UNAUTHORIZED', MessageDescriptor | ((data: unknown) => Promise<MessageDescriptor>)>
    >
  >
  /**
   * Says that a request may have been carried out although it had no answer. Stays until there is one. Until
   * an edit, the next attempt sends the same request again.
   */
  readonly lostText?: MessageDescriptor
  /** A code that is cleared when refused, because players enter a new one instead of correcting it. */
  readonly codeField?: NoInfer<Field> & keyof NoInfer<Values>
  /** Runs around the call, for example to ask for an identity check and call again. */
  readonly around?: (call: () => Promise<Submission<DataOf<E>>>) => Promise<Submission<DataOf<E>>>
  /** Called before the form shows a refusal. */
  readonly onRefused?: (failure: FormFailure, values: NoInfer<Values>) => void
  readonly onDone: (data: DataOf<E>, values: NoInfer<Values>) => void | Promise<void>
}
