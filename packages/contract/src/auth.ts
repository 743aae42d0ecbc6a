import { Email, NewPassword, Password, TwoFactorCode, Username } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { localeCodes } from './locales.ts'
import { named, Timestamp, z } from './schema.ts'
import { AccessToken, RefreshToken } from './sessions.ts'

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'guest',
  tag: 'Account',
  summary: 'Register an account; a mail with the activation link follows',
  body: z.strictObject({
    username: Username,
    email: Email,
    password: NewPassword,
    hasAcceptedTerms: z.literal(true),
    hasAcceptedPrivacyPolicy: z.literal(true),
    termsVersion: z.string().check(z.maxLength(20)),
    locale: z.enum(localeCodes),
  }),
  data: z.object({ email: z.string() }),
  errors: ['INVALID_EMAIL_FORMAT', 'USERNAME_TAKEN', 'PASSWORD_TOO_COMMON', 'PASSWORD_CONTAINS_IDENTITY'],
})

export const resendActivation = endpoint({
  method: 'POST',
  path: '/activation/resend',
  access: 'guest',
  tag: 'Account',
  summary: 'Send the activation link again; answers alike whether or not such an account waits',
  body: z.strictObject({ email: Email, locale: z.enum(localeCodes) }),
  data: z.null(),
  errors: ['INVALID_EMAIL_FORMAT', 'NOT_FOUND_ACCOUNT_BY_EMAIL'],
})

export const activateAccount = endpoint({
  method: 'POST',
  path: '/activation',
  access: 'guest',
  tag: 'Account',
  summary: 'Activate an account with the token of the mailed link',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ username: z.string(), wasAlreadyActive: z.boolean() }),
  errors: ['ACTIVATION_LINK_INVALID'],
})

/** What a log-in ends with: a session, or the question for the second factor. */
export const LogInStep = named(
  'LogInStep',
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('logged-in'), token: AccessToken, refreshToken: RefreshToken }),
    z.object({
      step: z.literal('two-factor'),
      /** To be sent back with the code; good for five minutes and five tries. */
      challenge: z.string(),
      expiresAt: Timestamp,
    }),
  ]),
)
export type LogInStep = z.output<typeof LogInStep>

/** What UNAUTHORIZED_BANNED_ACCOUNT carries where the player has proven to own the account. */
export interface BanData {
  readonly reason: string | null
  /** Null: for good. */
  readonly until: string | null
}

export const logIn = endpoint({
  method: 'POST',
  path: '/login',
  access: 'guest',
  tag: 'Session',
  summary: 'Log in; the session ends with the browser until it is kept',
  body: z.strictObject({ email: Email, password: Password, locale: z.optional(z.enum(localeCodes)) }),
  data: LogInStep,
  errors: ['UNKNOWN_CREDENTIALS', 'UNAUTHORIZED_BANNED_ACCOUNT', 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'],
})

export const answerTwoFactor = endpoint({
  method: 'POST',
  path: '/login/two-factor',
  access: 'guest',
  tag: 'Session',
  summary: 'Finish a log-in with a code of the authenticator app or a backup code',
  body: z.strictObject({
    challenge: z.string().check(z.minLength(1), z.maxLength(200)),
    code: TwoFactorCode,
  }),
  data: z.object({
    token: AccessToken,
    refreshToken: RefreshToken,
    /** Set when a backup code was used: how many are left. */
    backupCodesLeft: z.nullable(z.int()),
  }),
  errors: ['2FA_CODE_INVALID', 'SESSION_HANDLE_ERROR', 'UNAUTHORIZED_BANNED_ACCOUNT'],
})
