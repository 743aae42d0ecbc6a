/** What the boxes and hashes of an account are bound to: moved to another account they are of no use. */
export const secretKeyContext = (accountId: number): string => `two-factor:${accountId}`
export const backupCodeContext = (accountId: number): string => `backup-code:${accountId}`
