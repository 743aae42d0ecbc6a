import { z } from '@olympus/contract/schema'
import { Failure } from '../../failure.ts'
import { chatName } from '../chat-name.ts'
import type { ChatAccount, CodeExchange } from '../chat-account-provider.ts'

export interface DiscordApiOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** The address of Discord, or of a server for tests. */
  readonly base: string
}

export interface DiscordApi {
  /** Exchanges a code for an access token. */
  takeToken(
    exchange: CodeExchange,
    signal: AbortSignal,
  ): Promise<string | Failure<'CONNECTION_STATE_INVALID'>>
  readAccount(accessToken: string, signal: AbortSignal): Promise<ChatAccount>
  revoke(accessToken: string, signal: AbortSignal): Promise<void>
}

const Tokens = z.object({
  access_token: z.string(),
  token_type: z.string().check(z.regex(/^bearer$/i)),
})
const Refusal = z.object({ error: z.string() })
const Me = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  username: z.string().check(z.minLength(1)),
  global_name: z.nullish(z.string()),
})

/** The code is invalid, as opposed to our request (RFC 6749, 5.2). */
const isCodeRefused = (status: number, body: unknown) => {
  const refusal = Refusal.safeParse(body)
  return status === 400 && refusal.success && refusal.data.error === 'invalid_grant'
}

/** The requests to Discord. They throw if it does not answer as documented. */
export function createDiscordApi({ clientId, clientSecret, base }: DiscordApiOptions): DiscordApi {
  const authorization = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`

  // A redirect would send the secrets of the request to another address.
  const ask = (path: string, init: RequestInit) => fetch(base + path, { ...init, redirect: 'error' })

  const post = (path: string, fields: Record<string, string>, signal: AbortSignal) =>
    ask(path, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal,
    })

  return {
    async takeToken({ code, codeVerifier, redirectUri }, signal) {
      const fields = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      }
      const response = await post('/api/oauth2/token', fields, signal)
      const body: unknown = await response.json()
      if (isCodeRefused(response.status, body)) return new Failure('CONNECTION_STATE_INVALID')
      if (!response.ok) throw new Error(`The token endpoint answers ${response.status}`)
      return z.parse(Tokens, body).access_token
    },

    async readAccount(accessToken, signal) {
      const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
      const response = await ask('/api/v10/users/@me', { headers, signal })
      if (!response.ok) throw new Error(`The user endpoint answers ${response.status}`)
      const { id, username, global_name: globalName } = z.parse(Me, await response.json())
      return { externalId: id, name: chatName(globalName ?? '') || chatName(username) }
    },

    async revoke(accessToken, signal) {
      const fields = { token: accessToken, token_type_hint: 'access_token' }
      const response = await post('/api/oauth2/token/revoke', fields, signal)
      if (!response.ok) throw new Error(`The revocation endpoint answers ${response.status}`)
    },
  }
}
