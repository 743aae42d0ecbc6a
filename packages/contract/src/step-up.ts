import { Password, TwoFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { PasskeyCredential, PasskeyQuestion } from './passkeys.ts'
import { Timestamp, z } from './schema.ts'
import { Tokens } from './sessions.ts'

/** The tokens replace the current ones of the session. */
const SteppedUp = z.object({ until: Timestamp, ...Tokens.shape })

export const stepUp = endpoint({
  method: 'POST',
  path: '/session/step-up',
  access: 'player',
  tag: 'Session',
  summary:
    'Confirm the identity of the player with the password and, if two-factor authentication is on, a code',
  body: z.strictObject({ password: Password, code: z.optional(TwoFactorCode) }),
  data: SteppedUp,
  errors: ['WRONG_PASSWORD', '2FA_ERROR'],
})

export const startPasskeyStepUp = endpoint({
  method: 'POST',
  path: '/session/step-up/passkey/options',
  access: 'player',
  tag: 'Session',
  summary: 'Request the challenge that a passkey signs to confirm the identity of the player',
  data: PasskeyQuestion,
  errors: [],
})

export const stepUpWithPasskey = endpoint({
  method: 'POST',
  path: '/session/step-up/passkey',
  access: 'player',
  tag: 'Session',
  summary: 'Confirm the identity of the player with a passkey',
  body: z.strictObject({ challengeId: z.uuid(), credential: PasskeyCredential }),
  data: SteppedUp,
  errors: ['PASSKEY_INVALID'],
})
