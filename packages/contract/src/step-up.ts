import { Password, TwoFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { PasskeyCredential, PasskeyQuestion } from './passkeys.ts'
import { Timestamp, z } from './schema.ts'
import { Tokens } from './sessions.ts'

/** The tokens replace those that the session came with. */
const SteppedUp = z.object({ until: Timestamp, ...Tokens.shape })

export const stepUp = endpoint({
  method: 'POST',
  path: '/session/step-up',
  access: 'player',
  tag: 'Session',
  summary: 'Prove again who you are: password, and a code where two-factor authentication is on',
  body: z.strictObject({ password: Password, code: z.optional(TwoFactorCode) }),
  data: SteppedUp,
  errors: ['WRONG_PASSWORD', '2FA_ERROR'],
})

export const startPasskeyStepUp = endpoint({
  method: 'POST',
  path: '/session/step-up/passkey/options',
  access: 'player',
  tag: 'Session',
  summary: 'Ask for the challenge that a passkey signs to prove again who you are',
  data: PasskeyQuestion,
  errors: [],
})

export const stepUpWithPasskey = endpoint({
  method: 'POST',
  path: '/session/step-up/passkey',
  access: 'player',
  tag: 'Session',
  summary: 'Prove again who you are with a passkey',
  body: z.strictObject({ challengeId: z.uuid(), credential: PasskeyCredential }),
  data: SteppedUp,
  errors: ['PASSKEY_INVALID'],
})
