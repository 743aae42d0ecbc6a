import { BrowserProof } from './browser-check.ts'
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
  summary: 'Register an account; the activation link is sent by email',
  body: z.strictObject({
    username: Username,
    email: Email,
    password: NewPassword,
    hasAcceptedTerms: z.literal(true),
    hasAcceptedPrivacyPolicy: z.literal(true),
    termsVersion: z.string().check(z.maxLength(20)),
    locale: z.enum(localeCodes),
    proof: z.optional(BrowserProof),
  }),
  data: z.object({ email: z.string() }),
  errors: [
    'INVALID_EMAIL_FORMAT',
    'USERNAME_TAKEN',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_BREACHED',
    'PASSWORD_CONTAINS_IDENTITY',
    'BROWSER_CHECK_REQUIRED',
  ],
})

export const resendActivation = endpoint({
  method: 'POST',
  path: '/activation/resend',
  access: 'guest',
  tag: 'Account',
  summary: 'Send the activation link again; the response does not reveal whether an inactive account exists',
  body: z.strictObject({ email: Email, locale: z.enum(localeCodes), proof: z.optional(BrowserProof) }),
  data: z.null(),
  errors: ['INVALID_EMAIL_FORMAT', 'NOT_FOUND_ACCOUNT_BY_EMAIL', 'BROWSER_CHECK_REQUIRED'],
})

export const activateAccount = endpoint({
  method: 'POST',
  path: '/activation',
  access: 'guest',
  tag: 'Account',
  summary: 'Activate an account with the token from the emailed link',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ username: z.string(), wasAlreadyActive: z.boolean() }),
  errors: ['ACTIVATION_LINK_INVALID'],
})

/** Result of a login: a session, or a challenge for the second factor. */
export const LogInStep = named(
  'LogInStep',
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('logged-in'), token: AccessToken, refreshToken: RefreshToken }),
    z.object({
      step: z.literal('two-factor'),
      /** Send it back with the code. Valid for five minutes and five attempts. */
      challenge: z.string(),
      expiresAt: Timestamp,
    }),
  ]),
)
export type LogInStep = z.output<typeof LogInStep>

/** `data` of UNAUTHORIZED_BANNED_ACCOUNT, sent only to a player who has proven to own the account. */
export interface BanData {
  readonly reason: string | null
  /** Null for a permanent ban. */
  readonly until: string | null
}

export const logIn = endpoint({
  method: 'POST',
  path: '/login',
  access: 'guest',
  tag: 'Session',
  summary: 'Log in; the session ends with the browser unless keepSession is called',
  body: z.strictObject({ email: Email, password: Password, locale: z.optional(z.enum(localeCodes)) }),
  data: LogInStep,
  errors: ['UNKNOWN_CREDENTIALS', 'UNAUTHORIZED_BANNED_ACCOUNT', 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'],
})

export const answerTwoFactor = endpoint({
  method: 'POST',
  path: '/login/two-factor',
  access: 'guest',
  tag: 'Session',
  summary: 'Finish a login with an authenticator app code or a backup code',
  body: z.strictObject({
    challenge: z.string().check(z.minLength(1), z.maxLength(200)),
    code: TwoFactorCode,
  }),
  data: z.object({
    token: AccessToken,
    refreshToken: RefreshToken,
    /** Number of unused backup codes; null unless a backup code was used. */
    backupCodesLeft: z.nullable(z.int()),
  }),
  errors: ['2FA_CODE_INVALID', 'SESSION_HANDLE_ERROR', 'UNAUTHORIZED_BANNED_ACCOUNT'],
})
