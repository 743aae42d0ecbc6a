import type { Limit, Limiter } from '../../limits/limiter.ts'
import { hashOf } from '../../secret.ts'

export interface LogInPlace {
  readonly email: string
  /** What counts as one client for limits. */
  readonly network: string
}

/** Addresses stand in the counters as hashes: nobody needs to read them there. */
export const addressKey = (email: string): string => hashOf(email.toLowerCase()).toString('base64url')

const minutes15 = 15 * 60

const networkLimit = ({ network }: LogInPlace): Limit => ({
  key: `login:${network}`,
  max: 100,
  windowSeconds: 3600,
})

const accountLimits = ({ email, network }: LogInPlace): readonly Limit[] => [
  { key: `login:${addressKey(email)}:${network}`, max: 10, windowSeconds: minutes15 },
  { key: `login:${addressKey(email)}`, max: 50, windowSeconds: 24 * 3600 },
]

/** Of failed attempts; right ones are taken back out. */
export const logInLimits = (place: LogInPlace): readonly Limit[] => [
  networkLimit(place),
  ...accountLimits(place),
]

/** A device that the account has been used on has counters of its own: what others do to the account does not lock it out. */
export const knownDeviceLimits = (place: LogInPlace, secret: string): readonly Limit[] => [
  networkLimit(place),
  {
    key: `login:${addressKey(place.email)}:device:${hashOf(secret).toString('base64url')}`,
    max: 10,
    windowSeconds: minutes15,
  },
]

/** Lets the owner of an account in at once, from where the owner is, whatever was tried before. */
export async function liftLogInLimits(limiter: Limiter, place: LogInPlace): Promise<void> {
  for (const limit of accountLimits(place)) await limiter.lift(limit)
}
