import type { MessageDescriptor } from '@lingui/core'
import { ApiError } from '@olympus/api-client/api-error'
import type { Client } from '@olympus/api-client/client'
import type { BadRequestData } from '@olympus/contract/envelope'
import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'

import { requireMessages } from '../../locale/catalogs.ts'
import { errorMessages, messageOfError, requestIdOfError, waitMessage } from '../texts/error-messages.ts'
import { offlineMessage } from '../texts/offline-message.ts'
import { unexpectedMessage } from '../texts/unexpected-message.ts'
import type { FormInput } from './form-options.ts'
import type { FormFailure, Submission } from './submission.ts'

/** Seconds to wait before a retry, if the refusal names them. */
function waitOf({ data, response }: ApiError): number | null {
  const named = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data
  const seconds = Number(named ? data.retryAfterSeconds : response?.headers.get('retry-after'))
  return seconds > 0 ? seconds : null
}

function messageOf(error: ApiError): MessageDescriptor {
  const seconds = error.key === 'TOO_MANY_REQUESTS' ? waitOf(error) : null
  return seconds === null ? messageOfError(error) : waitMessage(seconds)
}

/** Loads the error texts first. Without them, only the bundled ones can be shown. */
export async function failureOf(refusal: ApiError): Promise<FormFailure> {
  const hasText = await requireMessages('errors').then(
    () => true,
    () => false,
  )
  const { key, data, isLost, isUnexpected } = refusal
  const bundled = isUnexpected ? unexpectedMessage : offlineMessage
  return {
    key,
    message: hasText ? messageOf(refusal) : bundled,
    data,
    isLost,
    requestId: requestIdOfError(refusal),
  }
}

const isBadRequest = (data: unknown): data is BadRequestData =>
  typeof data === 'object' && data !== null && 'issues' in data && Array.isArray(data.issues)

/** The body field in the path of an issue. */
const fieldOf = (path: string): string =>
  path.split(/[./[]/).find((part) => part !== '' && part !== 'body') ?? ''

interface Attempt {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  /** Fields that the form itself has found invalid. */
  readonly invalid?: readonly string[] | undefined
}

/**
 * Sends the input to an endpoint. The contract's schema may reject it before the request, or the server may
 * refuse it. Loaded when a form is first focused.
 */
export async function submit<E extends Endpoint>(
  client: Client,
  endpoint: E,
  { invalid = [], ...input }: FormInput<E> & Attempt,
): Promise<Submission<DataOf<E>>> {
  const parsed = endpoint.body?.safeParse(input.body)
  if (parsed?.error || invalid.length > 0)
    return {
      kind: 'invalid',
      fields: [...(parsed?.error?.issues.map(({ path }) => String(path[0])) ?? []), ...invalid],
      failure: { key: 'BAD_REQUEST', message: errorMessages.BAD_REQUEST },
    }
  try {
    const complete = { ...input, ...(parsed && { body: parsed.data }) }
    const data = await client.call<Endpoint>(endpoint, complete as InputOf<Endpoint>)
    return { kind: 'done', data: data as DataOf<E> }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failure = await failureOf(error)
    if (error.key === 'BAD_REQUEST' && isBadRequest(error.data))
      return { kind: 'invalid', fields: error.data.issues.map(({ path }) => fieldOf(path)), failure }
    return { kind: 'refused', failure }
  }
}
