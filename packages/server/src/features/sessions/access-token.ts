import { limits } from '@olympus/contract/limits'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import { algorithm, type SigningKeys } from './signing-keys.ts'

/** What an access token says. */
export interface AccessClaims {
  readonly sessionId: string
  readonly accountId: number
  /** The rotation of the session's tokens that it was issued with. */
  readonly generation: number
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>
  /** Null for anything that is not one of our tokens as we signed it, or out of its time. */
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
            if (!key) throw new errors.JWKSNoMatchingKey()
            return key.publicKey
          },
          {
            algorithms: [algorithm],
            typ: type,
            issuer,
            audience,
            requiredClaims: ['sub', 'sid', 'gen', 'iat', 'nbf', 'exp'],
            // An expiry that does not count is one that lies within any tolerance.
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
