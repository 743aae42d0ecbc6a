import type { Limit, Limiter } from '../../limits/limiter.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

export interface LogInPlace {
  readonly email: string
  /** What counts as one client for limits. */
  readonly network: string
}

/** Addresses stand in the counters as hashes: nobody needs to read them there. */
export const addressKey = (email: string): string => hashOf(email.toLowerCase()).toString('base64url')

const minutes15 = 15 * 60

const accountLimits = ({ email, network }: LogInPlace): readonly Limit[] => [
  { key: `login:${addressKey(email)}:${network}`, max: 10, windowSeconds: minutes15 },
  { key: `login:${addressKey(email)}`, max: 50, windowSeconds: 24 * 3600 },
]

/** Of failed attempts; right ones are taken back out. */
export const logInLimits = (place: LogInPlace): readonly Limit[] => [
  { key: `login:${place.network}`, max: 100, windowSeconds: 3600 },
  ...accountLimits(place),
]

/**
 * A device that the account has been used on has a counter of its own: what others do to the account, or from the network, does not
 * lock it out.
 */
export const knownDeviceLimits = (email: string, secret: string): readonly Limit[] => [
  {
    key: `login:${addressKey(email)}:device:${hashOf(secret).toString('base64url')}`,
    max: 10,
    windowSeconds: minutes15,
  },
]

/** Lets the owner of an account in at once, from where the owner is, whatever was tried before. */
export async function liftLogInLimits(limiter: Limiter, place: LogInPlace): Promise<void> {
  for (const limit of accountLimits(place)) await limiter.lift(limit)
}
