import { Email, LinkToken, NewPassword, TwoFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { localeCodes } from './locales.ts'
import { z } from './schema.ts'

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
