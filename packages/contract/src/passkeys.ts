import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { localeCodes } from './locales.ts'
import { Id, named, Timestamp, z } from './schema.ts'
import { Tokens } from './sessions.ts'

/** A challenge for the browser: its ID, and the WebAuthn Level 3 options in JSON form. */
export const PasskeyQuestion = named(
  'PasskeyQuestion',
  z.object({ challengeId: z.uuid(), options: z.record(z.string(), z.unknown()) }),
)
export type PasskeyQuestion = z.output<typeof PasskeyQuestion>

const Base64Url = z.string().check(z.maxLength(16_384), z.regex(/^[\w-]*$/))

/** `PublicKeyCredential.toJSON()` of a browser. The server validates the content of `response`. */
export const PasskeyCredential = named(
  'PasskeyCredential',
  z.looseObject({
    id: Base64Url,
    rawId: Base64Url,
    type: z.literal('public-key'),
    response: z.record(z.string(), z.unknown()),
    clientExtensionResults: z.record(z.string(), z.unknown()),
  }),
)
export type PasskeyCredential = z.output<typeof PasskeyCredential>

export const PasskeyName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.passkeyNameMaxLength))

export const Passkey = named(
  'Passkey',
  z.object({
    id: Id,
    name: z.string(),
    createdAt: Timestamp,
    lastUsedAt: z.nullable(Timestamp),
    /** Whether the passkey is synced to all devices of its owner through a vendor account. */
    isSynced: z.boolean(),
  }),
)
export type Passkey = z.output<typeof Passkey>

/** What a browser needs to make the device forget a passkey that the server does not know anymore. */
export const RemovedPasskey = named('RemovedPasskey', z.object({ rpId: z.string(), credentialId: Base64Url }))
export type RemovedPasskey = z.output<typeof RemovedPasskey>

const PasskeyParams = z.object({ passkeyId: Id })

export const startPasskeyLogIn = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  access: 'guest',
  tag: 'Session',
  summary: 'Request the challenge that a passkey signs to log in',
  data: PasskeyQuestion,
  errors: [],
})

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  access: 'guest',
  tag: 'Session',
  summary: 'Log in with a passkey, which counts as both factors',
  body: z.strictObject({
    challengeId: z.uuid(),
    credential: PasskeyCredential,
    locale: z.optional(z.enum(localeCodes)),
  }),
  data: Tokens,
  errors: [
    'PASSKEY_INVALID',
    'PASSKEY_UNKNOWN',
    'UNAUTHORIZED_BANNED_ACCOUNT',
    'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT',
  ],
})

export const startPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/passkeys/options',
  access: 'player',
  tag: 'Security',
  summary: 'Request the options for creating a passkey on a device',
  needsStepUp: true,
  data: PasskeyQuestion,
  errors: ['PASSKEY_LIMIT_REACHED'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/passkeys',
  access: 'player',
  tag: 'Security',
  summary: 'Save a passkey created on a device',
  needsStepUp: true,
  body: z.strictObject({ challengeId: z.uuid(), name: PasskeyName, credential: PasskeyCredential }),
  data: Passkey,
  errors: ['PASSKEY_INVALID', 'PASSKEY_LIMIT_REACHED'],
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/passkeys/:passkeyId',
  access: 'player',
  tag: 'Security',
  summary: 'Rename a passkey',
  params: PasskeyParams,
  body: z.strictObject({ name: PasskeyName }),
  data: Passkey,
  errors: ['NOT_FOUND'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/passkeys/:passkeyId',
  access: 'player',
  tag: 'Security',
  summary: 'Remove a passkey; it can no longer be used to log in',
  needsStepUp: true,
  params: PasskeyParams,
  data: RemovedPasskey,
  errors: ['NOT_FOUND'],
})
