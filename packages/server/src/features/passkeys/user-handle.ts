import { hashOf } from '../../secrets/token-secrets.ts'

/** The WebAuthn user handle of an account: always the same, and without personal data. */
export const userHandleOf = (accountId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hashOf(`olympus passkey user ${accountId}`))

/** The user handle in base64url, as devices send it. */
export const userHandleTextOf = (accountId: number): string =>
  Buffer.from(userHandleOf(accountId)).toString('base64url')
