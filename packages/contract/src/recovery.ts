import { BrowserProof } from './browser-check.ts'
import { Email, LinkToken, NewPassword, TwoFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { localeCodes } from './locales.ts'
import { z } from './schema.ts'

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/password/reset-requests',
  access: 'guest',
  tag: 'Account',
  summary: 'Email a link for setting a new password; the response does not reveal whether the account exists',
  body: z.strictObject({ email: Email, locale: z.enum(localeCodes), proof: z.optional(BrowserProof) }),
  data: z.null(),
  errors: ['INVALID_EMAIL_FORMAT', 'NOT_FOUND_ACCOUNT_BY_EMAIL', 'BROWSER_CHECK_REQUIRED'],
})

export const inspectPasswordReset = endpoint({
  method: 'POST',
  path: '/password/reset-inspections',
  access: 'guest',
  tag: 'Account',
  summary: 'Get what a reset link requires; does not use up the link',
  body: z.strictObject({ token: LinkToken }),
  data: z.object({ username: z.string(), hasTwoFactor: z.boolean() }),
  errors: ['RESET_LINK_INVALID'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/resets',
  access: 'guest',
  tag: 'Account',
  summary: 'Set a new password with an emailed link and, if enabled, the second factor; ends all sessions',
  body: z.strictObject({ token: LinkToken, password: NewPassword, code: z.optional(TwoFactorCode) }),
  data: z.null(),
  errors: [
    'RESET_LINK_INVALID',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_BREACHED',
    'PASSWORD_CONTAINS_IDENTITY',
    '2FA_CODE_INVALID',
  ],
})
