import { hashOf } from '../../secrets/token-secrets.ts'

/** What a device files the passkeys of an account under: always the same for an account, and nothing that tells of a person. */
export const userHandleOf = (accountId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hashOf(`olympus passkey user ${accountId}`))

/** As it travels, in base64url. */
export const userHandleTextOf = (accountId: number): string =>
  Buffer.from(userHandleOf(accountId)).toString('base64url')
