import { limits } from '@olympus/contract/limits'

/** Whether the server takes it as the number of a player. */
export const isClientSeed = (text: string): boolean =>
  /^[0-9a-f]+$/.test(text) &&
  text.length >= limits.clientSeedMinLength &&
  text.length <= limits.clientSeedMaxLength
