import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { localeCodes } from './locales.ts'
import { Id, named, Timestamp, z } from './schema.ts'
import { Tokens } from './sessions.ts'

/** What the browser is asked: an id to answer with, and the options of WebAuthn Level 3 in their JSON form. */
export const PasskeyQuestion = named(
  'PasskeyQuestion',
  z.object({ challengeId: z.uuid(), options: z.record(z.string(), z.unknown()) }),
)
export type PasskeyQuestion = z.output<typeof PasskeyQuestion>

const Base64Url = z.string().check(z.maxLength(16_384), z.regex(/^[\w-]*$/))

/** `PublicKeyCredential.toJSON()` of a browser; what is inside `response` is judged by the server. */
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
    /** It lives in an account of the device's maker and is there on all devices of its owner. */
    isSynced: z.boolean(),
  }),
)
export type Passkey = z.output<typeof Passkey>

const PasskeyParams = z.object({ passkeyId: Id })

export const startPasskeyLogIn = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  access: 'guest',
  tag: 'Session',
  summary: 'Ask for the challenge that a passkey signs to log in',
  data: PasskeyQuestion,
  errors: [],
})

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  access: 'guest',
  tag: 'Session',
  summary: 'Log in with a passkey, which is both factors at once',
  body: z.strictObject({
    challengeId: z.uuid(),
    credential: PasskeyCredential,
    locale: z.optional(z.enum(localeCodes)),
  }),
  data: Tokens,
  errors: ['PASSKEY_INVALID', 'UNAUTHORIZED_BANNED_ACCOUNT', 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'],
})

export const startPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/passkeys/options',
  access: 'player',
  tag: 'Security',
  summary: 'Ask for the options with which a device makes a passkey',
  needsStepUp: true,
  data: PasskeyQuestion,
  errors: ['PASSKEY_LIMIT_REACHED'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/passkeys',
  access: 'player',
  tag: 'Security',
  summary: 'Keep a passkey that a device has made',
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
  summary: 'Give a passkey another name',
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
  summary: 'Forget a passkey: nobody can log in with it any more',
  needsStepUp: true,
  params: PasskeyParams,
  data: z.null(),
  errors: ['NOT_FOUND'],
})
