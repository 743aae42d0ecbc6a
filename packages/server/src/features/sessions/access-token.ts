import { limits } from '@olympus/contract/limits'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import type { SigningKeys } from './signing-keys.ts'
import { algorithm } from './stored-signing-keys.ts'

/** The claims of an access token. */
export interface AccessClaims {
  readonly sessionId: string
  readonly accountId: number
  /** Counts rotations of the session's tokens: the one that issued this token. */
  readonly generation: number
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>
  /** Null for tokens that are forged, altered, expired or not yet valid. */
  verify(token: string, options?: { readonly ignoresExpiry?: boolean }): Promise<VerifiedClaims | null>
}

export interface VerifiedClaims extends AccessClaims {
  readonly expiresAt: Date
}

interface AccessTokenOptions {
  readonly keys: SigningKeys
  readonly issuer: string
  readonly clock: Clock
}

const audience = 'olympus-api'
const type = 'at+jwt'
const toleranceSeconds = 30

export function accessTokens({ keys, issuer, clock }: AccessTokenOptions): AccessTokens {
  return {
    async sign({ sessionId, accountId, generation }) {
      const { id, privateKey } = await keys.current()
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: id })
        .setSubject(String(accountId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + limits.accessTokenLifetimeSeconds)
        .sign(privateKey)
    },

    async verify(token, { ignoresExpiry = false } = {}) {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = kid === undefined ? undefined : await keys.find(kid)
            if (!key || (key.isRetired && !ignoresExpiry)) throw new errors.JWKSNoMatchingKey()
            return key.publicKey
          },
          {
            algorithms: [algorithm],
            typ: type,
            issuer,
            audience,
            requiredClaims: ['sub', 'sid', 'gen', 'iat', 'nbf', 'exp'],
            // jose cannot skip the expiry check, so an unlimited tolerance does.
            clockTolerance: ignoresExpiry ? Number.MAX_SAFE_INTEGER : toleranceSeconds,
            currentDate: clock.now(),
          },
        )
        return {
          sessionId: String(payload['sid']),
          accountId: Number(payload.sub),
          generation: Number(payload['gen']),
          expiresAt: new Date(((payload.exp ?? 0) + toleranceSeconds) * 1000),
        }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
