import type { Tokens } from './token-store.ts'

/** Whether the data of a reply contains new tokens. */
export const holdsTokens = (data: unknown): data is Tokens =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  typeof data.token === 'string' &&
  'refreshToken' in data &&
  typeof data.refreshToken === 'string'
