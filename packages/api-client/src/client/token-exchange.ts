import { refreshSession } from '@olympus/contract/sessions'

import { ApiError, noAnswer, requireEnvelope } from './api-error.ts'
import type { StoredTokens, Tokens } from './token-store.ts'
import type { Transport } from './transport.ts'

const timeoutMs = 15_000

/** Requests new tokens from the server; throws ApiError. */
export function createTokenExchange(send: Transport, locale: () => string) {
  return async ({ token, refreshToken }: StoredTokens): Promise<Tokens> => {
    const { method, path } = refreshSession
    const signal = AbortSignal.timeout(timeoutMs)
    const body = { token: token ?? '', refreshToken: refreshToken ?? '' }
    try {
      const response = requireEnvelope(await send({ method, path, body, signal, locale: locale() }, null))
      return response.body.data as Tokens
    } catch (error) {
      throw error instanceof ApiError ? error : noAnswer(error)
    }
  }
}
