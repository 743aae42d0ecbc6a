import type { MessageDescriptor } from '@lingui/core'
import { ApiError } from '@olympus/api-client/api-error'
import type { Client } from '@olympus/api-client/client'
import type { BadRequestData } from '@olympus/contract/envelope'
import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'

import { requireMessages } from '../../locale/catalogs.ts'
import { errorMessages, waitMessage } from '../texts/error-messages.ts'
import { offlineMessage } from '../texts/offline-message.ts'
import type { FormFailure, Submission } from './use-form.ts'

/** Seconds to wait before a retry, if the refusal names them. */
function waitOf({ data, response }: ApiError): number | null {
  const named = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data
  const seconds = Number(named ? data.retryAfterSeconds : response?.headers.get('retry-after'))
  return seconds > 0 ? seconds : null
}

function messageOf(error: ApiError): MessageDescriptor {
  const seconds = error.key === 'TOO_MANY_REQUESTS' ? waitOf(error) : null
  return seconds === null ? errorMessages[error.key] : waitMessage(seconds)
}

/** Loads the error texts first; falls back to the offline message. */
export async function refusedWith(refusal: ApiError): Promise<FormFailure> {
  const hasText = await requireMessages('errors').then(
    () => true,
    () => false,
  )
  return { key: refusal.key, message: hasText ? messageOf(refusal) : offlineMessage, data: refusal.data }
}

const isBadRequest = (data: unknown): data is BadRequestData =>
  typeof data === 'object' && data !== null && 'issues' in data && Array.isArray(data.issues)

/** The body field in the path of an issue. */
const fieldOf = (path: string): string =>
  path.split(/[./[]/).find((part) => part !== '' && part !== 'body') ?? ''

/**
 * Sends the input to an endpoint. The contract's schema may reject it before the request, or the server may
 * refuse it. Loaded together with the contract and client code when the form is first focused.
 */
export const submitTo =
  <E extends Endpoint>(endpoint: E) =>
  async (client: Client, body?: unknown): Promise<Submission<DataOf<E>>> => {
    const parsed = endpoint.body?.safeParse(body)
    if (parsed?.error)
      return {
        kind: 'invalid',
        fields: parsed.error.issues.map(({ path }) => String(path[0])),
        failure: { key: 'BAD_REQUEST', message: errorMessages.BAD_REQUEST },
      }
    try {
      return {
        kind: 'done',
        data: await client.call(endpoint, ...([parsed && { body: parsed.data }] as unknown as [InputOf<E>])),
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { key, data } = error
      const failure = await refusedWith(error)
      if (key === 'BAD_REQUEST' && isBadRequest(data))
        return { kind: 'invalid', fields: data.issues.map(({ path }) => fieldOf(path)), failure }
      return { kind: 'refused', failure }
    }
  }
