import { limits } from '@olympus/contract/limits'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import { algorithm, type SigningKeys } from './signing-keys.ts'

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

/** Tokens are verified once: a signature costs more than everything else before the first query. */
const maxVerified = 10_000

interface Verified {
  readonly claims: VerifiedClaims
  readonly keyId: string
}

const audience = 'olympus-api'
const type = 'at+jwt'
const toleranceSeconds = 30

export function createAccessTokens({ keys, issuer, clock }: AccessTokenOptions): AccessTokens {
  const verified = new Map<string, Verified>()

  async function verifyAnew(token: string, clockTolerance: number): Promise<Verified | null> {
    try {
      const { payload, protectedHeader } = await jwtVerify(
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
          // jose cannot skip the expiry check, so an unlimited tolerance does.
          clockTolerance,
          currentDate: clock.now(),
        },
      )
      const claims = {
        sessionId: String(payload['sid']),
        accountId: Number(payload.sub),
        generation: Number(payload['gen']),
        expiresAt: new Date(((payload.exp ?? 0) + toleranceSeconds) * 1000),
      }
      return { claims, keyId: protectedHeader.kid ?? '' }
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

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
      if (ignoresExpiry) return (await verifyAnew(token, Number.MAX_SAFE_INTEGER))?.claims ?? null
      const known = verified.get(token)
      const isValid = known && known.claims.expiresAt > clock.now() && (await keys.find(known.keyId))
      if (isValid) return known.claims
      verified.delete(token)
      const fresh = await verifyAnew(token, toleranceSeconds)
      if (!fresh) return null
      verified.set(token, fresh)
      const [oldest = token] = verified.keys()
      if (verified.size > maxVerified) verified.delete(oldest)
      return fresh.claims
    },
  }
}
