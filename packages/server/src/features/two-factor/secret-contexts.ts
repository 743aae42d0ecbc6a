/** Contexts that bind encrypted values and hashes to an account, so they cannot be moved to another one. */
export const secretKeyContext = (accountId: number): string => `two-factor:${accountId}`
export const backupCodeContext = (accountId: number): string => `backup-code:${accountId}`
