import sql from 'sql-template-tag'
import { codeChallengeOf } from '../../chat-account/code-challenge.ts'
import { Failure } from '../../failure.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import type { Ports } from '../ports.ts'
import { redirectUri } from './redirect-uri.ts'

const attemptLifetime = '10 minutes'

/** Stores state and code verifier for this session and returns the URL of the consent page. */
export async function startChatConnection(
  { database, random, publicUrl, chat }: Pick<Ports, 'chat' | 'database' | 'publicUrl' | 'random'>,
  sessionId: string,
): Promise<{ url: string } | Failure<'CONNECTION_PROVIDER_UNAVAILABLE'>> {
  const state = newSecret(random)
  const codeVerifier = newSecret(random)
  const url = chat.authorizationUrl({
    state,
    codeChallenge: codeChallengeOf(codeVerifier),
    redirectUri: redirectUri(publicUrl),
  })
  if (url instanceof Failure) return url
  await database.execute(
    sql`insert into chat_connection_attempt (state_hash, session_id, code_verifier, expires_at)
        values (${hashOf(state)}, ${sessionId}, ${codeVerifier}, now() + ${attemptLifetime}::interval)`,
  )
  return { url }
}
