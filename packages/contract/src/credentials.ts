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

/** Any text within bounds; its form is judged by the server, which answers INVALID_EMAIL_FORMAT. */
export const Email = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.emailMaxLength))

/** Any Unicode, no composition rules; 1 is the floor here because an old password may be shorter than today's minimum. */
export const Password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMaxLength))

export const NewPassword = z
  .string()
  .check(z.minLength(limits.passwordMinLength), z.maxLength(limits.passwordMaxLength))

/** Six digits of an authenticator app, or a backup code, with or without its hyphen and in any case. */
export const TwoFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20))

/** Token of a mailed link. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
