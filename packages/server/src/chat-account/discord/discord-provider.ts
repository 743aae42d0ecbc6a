import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import type { ChatAccountProvider } from '../chat-account-provider.ts'
import { createDiscordApi } from './discord-api.ts'

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

/** OAuth 2 with PKCE for Discord. Reads the account once, then revokes the access at once. */
export function createDiscordProvider(options: DiscordOptions): ChatAccountProvider {
  const { clientId, clientSecret, apiBase, log, timeoutMs = 8000 } = options
  const base = apiBase ?? discordAddress
  const api = createDiscordApi({ clientId, clientSecret, base })

  async function revoke(accessToken: string): Promise<void> {
    try {
      await api.revoke(accessToken, AbortSignal.timeout(Math.min(timeoutMs, revocationPatienceMs)))
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
        const accessToken = await api.takeToken(exchange, signal)
        if (accessToken instanceof Failure) return accessToken
        try {
          return await api.readAccount(accessToken, signal)
        } finally {
          await revoke(accessToken)
        }
      } catch (cause) {
        log.warn({ err: cause }, 'Discord does not tell whose account it is')
        return new Failure('CONNECTION_PROVIDER_UNAVAILABLE', { cause })
      }
    },
  }
}
