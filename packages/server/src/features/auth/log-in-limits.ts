import type { Config } from '../../config.ts'
import type { Failure } from '../../failure.ts'
import type { Limit, Limiter } from '../../limits/limiter.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import { accountKey } from './address-key.ts'

export interface LogInPlace {
  /** The key of the account or address. */
  readonly key: string
  /** The network that counts as one client for limits. */
  readonly network: string
}

const minutes15 = 15 * 60

const deviceKey = (secret: string) => `device:${hashOf(secret).toString('base64url')}`

const accountLimits = ({ key, network }: LogInPlace): readonly Limit[] => [
  { key: `login:${key}:${network}`, max: 10, windowSeconds: minutes15 },
  { key: `login:${key}`, max: 50, windowSeconds: 24 * 3600 },
]

/** Limits of failed logins. */
export const logInLimits = (place: LogInPlace): readonly Limit[] => [
  { key: `login:${place.network}`, max: 100, windowSeconds: 3600 },
  ...accountLimits(place),
]

/**
 * Limits of a known device. It has its own counter, so that guesses by others against the account, or
 * from the same network, do not lock it out.
 */
export const knownDeviceLimits = (key: string, secret: string): readonly Limit[] => [
  {
    key: `login:${key}:${deviceKey(secret)}`,
    max: 10,
    windowSeconds: minutes15,
  },
]

const successLimit = (accountId: number, knownSecret: string | null): Limit => ({
  key: `logged-in:${accountKey(accountId)}${knownSecret === null ? '' : `:${deviceKey(knownSecret)}`}`,
  max: knownSecret === null ? 20 : 100,
  windowSeconds: 3600,
  isSteady: true,
})

interface ProvenLogIn {
  readonly accountId: number
  /** Null for an unknown device. */
  readonly knownSecret: string | null
}

/**
 * Counts a login that is proven, because each adds a session, a device and events. Known devices have their
 * own counter, so that others who know the password cannot lock the owner out.
 */
export async function countSuccess(
  { limiter, config }: { readonly limiter: Limiter; readonly config: Pick<Config, 'isDemo'> },
  { accountId, knownSecret }: ProvenLogIn,
): Promise<Failure<'TOO_MANY_REQUESTS'> | null> {
  // All visitors of a demo share its account.
  return config.isDemo ? null : limiter.hit(successLimit(accountId, knownSecret))
}

/** Lifts the limits of an account at a place, so that its owner can log in at once. */
export async function liftLogInLimits(limiter: Limiter, place: LogInPlace): Promise<void> {
  for (const limit of accountLimits(place)) await limiter.lift(limit)
}
