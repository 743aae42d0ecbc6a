import { Failure } from '../../failure.ts'
import { commonPasswords } from './common-passwords.ts'
import {
  isLongEnough,
  passwordRefusal,
  type PasswordCandidate,
  type PasswordRefusal,
} from './password-rules.ts'

interface Asked {
  readonly minLength: number
  /** Of the request, which the portal marks. */
  readonly field: string
}

/** Why a new password is refused, or null: too short for this installation, common, or made of its owner's names. */
export function newPasswordRefusal(
  candidate: PasswordCandidate,
  { minLength, field }: Asked,
): Failure<'BAD_REQUEST' | PasswordRefusal> | null {
  if (!isLongEnough(candidate.password, minLength))
    return new Failure('BAD_REQUEST', {
      data: { issues: [{ path: field, message: `At least ${minLength} characters` }] },
    })
  const key = passwordRefusal(candidate, commonPasswords)
  return key && new Failure(key)
}
