import type { Limit, Limiter } from '../../limits/limiter.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

export interface LogInPlace {
  readonly email: string
  /** The network that counts as one client for limits. */
  readonly network: string
}

/** The hashed address for counter keys: limits never store addresses in plain text. */
export const addressKey = (email: string): string => hashOf(email.toLowerCase()).toString('base64url')

const minutes15 = 15 * 60

const accountLimits = ({ email, network }: LogInPlace): readonly Limit[] => [
  { key: `login:${addressKey(email)}:${network}`, max: 10, windowSeconds: minutes15 },
  { key: `login:${addressKey(email)}`, max: 50, windowSeconds: 24 * 3600 },
]

/** Limits of failed logins; successful ones are not counted. */
export const logInLimits = (place: LogInPlace): readonly Limit[] => [
  { key: `login:${place.network}`, max: 100, windowSeconds: 3600 },
  ...accountLimits(place),
]

/**
 * Limits of a known device. It has its own counter, so that guesses by others against the account, or
 * from the same network, do not lock it out.
 */
export const knownDeviceLimits = (email: string, secret: string): readonly Limit[] => [
  {
    key: `login:${addressKey(email)}:device:${hashOf(secret).toString('base64url')}`,
    max: 10,
    windowSeconds: minutes15,
  },
]

/** Lifts the limits of an account at a place, so that its owner can log in at once. */
export async function liftLogInLimits(limiter: Limiter, place: LogInPlace): Promise<void> {
  for (const limit of accountLimits(place)) await limiter.lift(limit)
}
