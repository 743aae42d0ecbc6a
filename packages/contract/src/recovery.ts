import { Email, NewPassword, TwoFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { localeCodes } from './locales.ts'
import { z } from './schema.ts'

/** Token of a mailed link. */
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/password/reset-requests',
  access: 'guest',
  tag: 'Account',
  summary: 'Mail a link to set a new password; answers alike whether or not there is such an account',
  body: z.strictObject({ email: Email, locale: z.enum(localeCodes) }),
  data: z.null(),
  errors: ['INVALID_EMAIL_FORMAT', 'NOT_FOUND_ACCOUNT_BY_EMAIL'],
})

export const inspectPasswordReset = endpoint({
  method: 'POST',
  path: '/password/reset-inspections',
  access: 'guest',
  tag: 'Account',
  summary: 'What the holder of a reset link is asked for; the link stays unused',
  body: z.strictObject({ token: LinkToken }),
  data: z.object({ username: z.string(), hasTwoFactor: z.boolean() }),
  errors: ['RESET_LINK_INVALID'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/resets',
  access: 'guest',
  tag: 'Account',
  summary: 'Set a new password with a mailed link, and the second factor where it is on; ends all sessions',
  body: z.strictObject({ token: LinkToken, password: NewPassword, code: z.optional(TwoFactorCode) }),
  data: z.null(),
  errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON', 'PASSWORD_CONTAINS_IDENTITY', '2FA_CODE_INVALID'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/email/confirmations',
  access: 'guest',
  tag: 'Account',
  summary: 'Make the new address of an account valid with the link mailed to it; ends all other sessions',
  body: z.strictObject({ token: LinkToken }),
  data: z.object({ email: z.string() }),
  errors: ['EMAIL_LINK_INVALID'],
})

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/email/undos',
  access: 'guest',
  tag: 'Account',
  summary: 'Give an account its old address back with the link mailed there; ends all sessions',
  body: z.strictObject({ token: LinkToken }),
  data: z.object({ email: z.string() }),
  errors: ['EMAIL_LINK_INVALID'],
})

export const endSessionByLink = endpoint({
  method: 'POST',
  path: '/sessions/ends',
  access: 'guest',
  tag: 'Session',
  summary: 'End the session that a mail told of, with the link in it; a second use answers alike',
  body: z.strictObject({ token: LinkToken }),
  data: z.null(),
  errors: ['SESSION_LINK_INVALID'],
})
