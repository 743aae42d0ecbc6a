import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import { codeChallengeOf } from '../code-challenge.ts'
import type { ChatAccountProvider } from '../chat-account-provider.ts'

interface SandboxOptions {
  readonly database: Database
  readonly publicUrl: string
}

/** A separate name keeps connections of the sandbox apart from those of Discord. */
export const sandboxName = 'Sandbox chat'
export const sandboxClientId = 'olympus'
export const authorizePath = '/sandbox/chat/authorize'

interface Consent {
  readonly codeChallenge: string
  readonly redirectUri: string
  readonly externalId: string
  readonly name: string
  readonly isExpired: boolean
}

/** A simulated chat community with OAuth 2. The user of its consent page chooses their own identity. */
export const createSandboxChatProvider = ({ database, publicUrl }: SandboxOptions): ChatAccountProvider => ({
  name: sandboxName,

  authorizationUrl({ state, codeChallenge, redirectUri }) {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: sandboxClientId,
      scope: 'identify',
      redirect_uri: redirectUri,
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    })
    return `${publicUrl}${authorizePath}?${query}`
  },

  async exchange({ code, codeVerifier, redirectUri }) {
    // Any attempt spends the code, right or wrong (RFC 6749, 4.1.2).
    const consent = await database.maybeOne<Consent>(
      sql`delete from sandbox_chat_code where code_hash = ${hashOf(code)}
          returning code_challenge, redirect_uri, external_id, name, expires_at <= now() as is_expired`,
    )
    const isGenuine =
      consent !== undefined &&
      !consent.isExpired &&
      consent.redirectUri === redirectUri &&
      consent.codeChallenge === codeChallengeOf(codeVerifier)
    if (!isGenuine) return new Failure('CONNECTION_STATE_INVALID')
    return { externalId: consent.externalId, name: consent.name }
  },
})
