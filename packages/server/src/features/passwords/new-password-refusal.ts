import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { commonPasswords } from './common-passwords.ts'
import {
  isLongEnough,
  passwordRefusal,
  type PasswordCandidate,
  type PasswordRefusal,
} from './password-rules.ts'

interface PasswordPolicy {
  readonly minLength: number
  /** The field of the request that the portal marks. */
  readonly field: string
}

/** Why a new password is refused, or null: too short, too common, or it contains its owner's identity. */
export function newPasswordRefusal(
  candidate: PasswordCandidate,
  { minLength, field }: PasswordPolicy,
): Failure<'BAD_REQUEST' | PasswordRefusal> | null {
  if (!isLongEnough(candidate.password, minLength))
    return new Failure('BAD_REQUEST', {
      data: { issues: [{ path: field, message: `At least ${minLength} characters` }] },
    })
  const key = passwordRefusal(candidate, commonPasswords)
  return key && new Failure(key)
}

/**
 * Refuses a password that is known from a data breach. Ask after everything that limits requests, since it
 * may ask a service.
 */
export const breachedPasswordRefusal = async (
  { isBreached }: Pick<Ports, 'isBreached'>,
  password: string,
): Promise<Failure<'PASSWORD_BREACHED'> | null> =>
  (await isBreached(password)) ? new Failure('PASSWORD_BREACHED') : null
