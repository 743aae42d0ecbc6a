import { TwoFactorCode } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Passkey } from './passkeys.ts'
import { named, Timestamp, z } from './schema.ts'
import { Tokens } from './sessions.ts'

/** How an account is protected. */
export const Security = named(
  'Security',
  z.object({
    twoFactor: z.nullable(
      z.object({
        enabledAt: Timestamp,
        backupCodesLeft: z.int(),
        /** Whether the player confirmed saving the codes; otherwise new ones are offered. */
        hasSavedBackupCodes: z.boolean(),
      }),
    ),
    passkeys: z.array(Passkey),
  }),
)
export type Security = z.output<typeof Security>

export const getSecurity = endpoint({
  method: 'GET',
  path: '/security',
  access: 'player',
  tag: 'Security',
  summary: 'Second factor and passkeys of the account',
  data: Security,
  errors: [],
})

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/two-factor/enrolments',
  access: 'player',
  tag: 'Security',
  summary: 'Request a secret key for an authenticator app; the first code must follow within ten minutes',
  needsStepUp: true,
  data: z.object({
    /** Base32, for manual entry. */
    secretKey: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    keyUri: z.string(),
    expiresAt: Timestamp,
  }),
  errors: ['TWO_FACTOR_ALREADY_ENABLED'],
})

/** Shown once: only their hashes are stored. */
const BackupCodes = z.object({
  backupCodes: z.array(z.string()).check(z.minLength(limits.backupCodes), z.maxLength(limits.backupCodes)),
})

export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/two-factor',
  access: 'player',
  tag: 'Security',
  summary:
    'Enable two-factor authentication with the first code; ends all other sessions and renews the tokens of this one',
  needsStepUp: true,
  body: z.strictObject({ code: TwoFactorCode }),
  data: z.object({ ...BackupCodes.shape, ...Tokens.shape }),
  errors: ['2FA_CODE_INVALID', 'TWO_FACTOR_ENROLMENT_EXPIRED', 'TWO_FACTOR_ALREADY_ENABLED'],
})

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/two-factor/disablings',
  access: 'player',
  tag: 'Security',
  summary: 'Disable two-factor authentication with a current code or a backup code; ends all other sessions',
  body: z.strictObject({ code: TwoFactorCode }),
  data: z.null(),
  errors: ['2FA_ERROR', 'TWO_FACTOR_NOT_ENABLED'],
})

export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/two-factor/backup-codes',
  access: 'player',
  tag: 'Security',
  summary: 'Replace the backup codes; the old ones stop working',
  needsStepUp: true,
  data: BackupCodes,
  errors: ['TWO_FACTOR_NOT_ENABLED'],
})

export const confirmBackupCodes = endpoint({
  method: 'POST',
  path: '/two-factor/backup-codes/confirmations',
  access: 'player',
  tag: 'Security',
  summary: 'Confirm that the player saved the backup codes',
  data: z.null(),
  errors: ['TWO_FACTOR_NOT_ENABLED'],
})
