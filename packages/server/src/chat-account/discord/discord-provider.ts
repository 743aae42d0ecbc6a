import { z } from '@olympus/contract/schema'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import { chatName } from '../chat-name.ts'
import type { ChatAccount, ChatAccountProvider, CodeExchange } from '../chat-account-provider.ts'

interface DiscordOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Null for the address of Discord. */
  readonly apiBase: string | null
  readonly log: Log
  /** The longest time a player waits. */
  readonly timeoutMs?: number | undefined
}

const discordAddress = 'https://discord.com'
const revocationPatienceMs = 3000

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

/** OAuth 2 with PKCE for Discord. Reads the account once, then revokes the access at once. */
export function createDiscordProvider(options: DiscordOptions): ChatAccountProvider {
  const { clientId, clientSecret, apiBase, log, timeoutMs = 8000 } = options
  const base = apiBase ?? discordAddress
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

  async function takeTokens({ code, codeVerifier, redirectUri }: CodeExchange, signal: AbortSignal) {
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
  }

  async function accountOf(accessToken: string, signal: AbortSignal): Promise<ChatAccount> {
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
    const response = await ask('/api/v10/users/@me', { headers, signal })
    if (!response.ok) throw new Error(`The user endpoint answers ${response.status}`)
    const { id, username, global_name: globalName } = z.parse(Me, await response.json())
    return { externalId: id, name: chatName(globalName ?? '') || chatName(username) }
  }

  async function giveBack(accessToken: string): Promise<void> {
    try {
      const fields = { token: accessToken, token_type_hint: 'access_token' }
      const signal = AbortSignal.timeout(Math.min(timeoutMs, revocationPatienceMs))
      const response = await post('/api/oauth2/token/revoke', fields, signal)
      if (!response.ok) throw new Error(`The revocation endpoint answers ${response.status}`)
    } catch (error) {
      log.warn({ err: error }, 'Discord did not take an access token back; it ends by itself')
    }
  }

  return {
    name: 'Discord',

    authorizationUrl({ state, codeChallenge, redirectUri }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        scope: 'identify',
        redirect_uri: redirectUri,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
      return `${base}/oauth2/authorize?${query}`
    },

    async exchange(exchange) {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const accessToken = await takeTokens(exchange, signal)
        if (accessToken instanceof Failure) return accessToken
        try {
          return await accountOf(accessToken, signal)
        } finally {
          await giveBack(accessToken)
        }
      } catch (cause) {
        log.warn({ err: cause }, 'Discord does not tell whose account it is')
        return new Failure('CONNECTION_PROVIDER_UNAVAILABLE', { cause })
      }
    },
  }
}
