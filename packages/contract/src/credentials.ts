import { limits } from './limits.ts'
import { z } from './schema.ts'

/** Letters, digits and `_`; unique regardless of case. */
export const Username = z
  .string()
  .check(
    z.minLength(limits.usernameMinLength),
    z.maxLength(limits.usernameMaxLength),
    z.regex(/^[A-Za-z0-9_]+$/),
  )

/** Checks the length only. The server checks the format and answers INVALID_EMAIL_FORMAT. */
export const Email = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.emailMaxLength))

/** Any Unicode, no composition rules. Old passwords may be shorter than the current minimum. */
export const Password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMaxLength))

export const NewPassword = z
  .string()
  .check(z.minLength(limits.passwordMinLength), z.maxLength(limits.passwordMaxLength))

/** A six-digit authenticator app code, or a backup code in any case, with or without its hyphen. */
export const TwoFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20))

/** Token of a mailed link. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
