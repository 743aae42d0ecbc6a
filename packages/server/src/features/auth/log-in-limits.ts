import type { Limit, Limiter } from '../../limits/limiter.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

export interface LogInPlace {
  /** The key of the account or address. */
  readonly key: string
  /** The network that counts as one client for limits. */
  readonly network: string
}

const minutes15 = 15 * 60

const accountLimits = ({ key, network }: LogInPlace): readonly Limit[] => [
  { key: `login:${key}:${network}`, max: 10, windowSeconds: minutes15 },
  { key: `login:${key}`, max: 50, windowSeconds: 24 * 3600 },
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
export const knownDeviceLimits = (key: string, secret: string): readonly Limit[] => [
  {
    key: `login:${key}:device:${hashOf(secret).toString('base64url')}`,
    max: 10,
    windowSeconds: minutes15,
  },
]

/** Lifts the limits of an account at a place, so that its owner can log in at once. */
export async function liftLogInLimits(limiter: Limiter, place: LogInPlace): Promise<void> {
  for (const limit of accountLimits(place)) await limiter.lift(limit)
}
