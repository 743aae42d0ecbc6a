import { ApiError, type ApiErrorKey } from '@olympus/api-client/api-error'
import type { Client } from '@olympus/api-client/client'
import type { BadRequestData } from '@olympus/contract/envelope'
import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'

import { requireMessages } from '../locale/catalogs.ts'
import { errorMessages } from './error-messages.ts'
import { offlineMessage } from './offline-message.ts'
import type { FormFailure, Submission } from './use-form.ts'

const refusedWith = (key: ApiErrorKey): FormFailure => ({ key, message: errorMessages[key] })

/** The same, once its text is there; where that cannot be loaded, neither can anything else. */
const refusedInWords = (key: ApiErrorKey): Promise<FormFailure> =>
  requireMessages('errors').then(
    () => refusedWith(key),
    () => ({ key, message: offlineMessage }),
  )

type WithBody = Endpoint & { readonly body: object }

const isBadRequest = (data: unknown): data is BadRequestData =>
  typeof data === 'object' && data !== null && 'issues' in data && Array.isArray(data.issues)

/** First part of a path: the field of the body. */
const fieldOf = (path: string): string =>
  path.split(/[./[]/).find((part) => part !== '' && part !== 'body') ?? ''

/**
 * Sends a body, as far as typed, to an endpoint: refused by the contract's schema without asking the server, or by the server.
 * Comes with the code of contract and client, which a form loads when it is first touched.
 */
export const submitTo =
  <E extends WithBody>(endpoint: E) =>
  async (client: Client, body: unknown): Promise<Submission<DataOf<E>>> => {
    const parsed = endpoint.body.safeParse(body)
    if (!parsed.success)
      return {
        kind: 'invalid',
        fields: parsed.error.issues.map(({ path }) => String(path[0])),
        failure: refusedWith('BAD_REQUEST'),
      }
    try {
      return {
        kind: 'done',
        data: await client.call(endpoint, ...([{ body: parsed.data }] as unknown as [InputOf<E>])),
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { key, data } = error
      const failure = await refusedInWords(key)
      if (key === 'BAD_REQUEST' && isBadRequest(data))
        return { kind: 'invalid', fields: data.issues.map(({ path }) => fieldOf(path)), failure }
      return { kind: 'refused', failure }
    }
  }
