import type { MessageDescriptor } from '@lingui/core'
import type { ApiErrorKey } from '@olympus/api-client/api-error'

export interface FormFailure {
  readonly key: ApiErrorKey
  readonly message: MessageDescriptor
  /** Whether the act may have been carried out all the same. */
  readonly isLost?: boolean
  /** Identifies the request of an unexpected error in the logs. */
  readonly requestId?: string | null
  /** The data of the refusal, in addition to its key. */
  readonly data?: unknown
}

/** The result of sending a form: done, invalid fields, refused as a whole, or canceled. */
export type Submission<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'invalid'; readonly fields: readonly string[]; readonly failure: FormFailure }
  | { readonly kind: 'refused'; readonly failure: FormFailure }
  | { readonly kind: 'cancelled' }

/** What a form shows after an attempt: errors by field, in page order, or the refusal of the whole form. */
export interface FormRefusal {
  readonly fields: ReadonlyMap<string, MessageDescriptor>
  readonly failure: FormFailure | null
}

export const noRefusal: FormRefusal = { fields: new Map(), failure: null }
