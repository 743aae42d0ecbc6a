import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { confirmBackupCodes } from './confirm-backup-codes.ts'
import { disableTwoFactor } from './disable-two-factor.ts'
import { enableTwoFactor } from './enable-two-factor.ts'
import { getSecurity, type PasskeysOf } from './get-security.ts'
import { renewBackupCodes } from './renew-backup-codes.ts'
import { startTwoFactor } from './start-two-factor.ts'
import type { TwoFactorContext } from './two-factor-context.ts'

interface TwoFactorOptions extends TwoFactorContext {
  readonly passkeysOf: PasskeysOf
}

type TwoFactorEndpoint =
  | 'confirmBackupCodes'
  | 'disableTwoFactor'
  | 'enableTwoFactor'
  | 'getSecurity'
  | 'renewBackupCodes'
  | 'startTwoFactor'

export function twoFactorRoutes({ passkeysOf, ...context }: TwoFactorOptions): Handlers<TwoFactorEndpoint> {
  const { database, renewal } = context
  return {
    getSecurity: ({ session }) => getSecurity(database, session.accountId, passkeysOf),
    startTwoFactor: ({ session }) => startTwoFactor(context, session.accountId),
    async enableTwoFactor({ session, client, reply, body }) {
      const enabled = await enableTwoFactor(context, { ...session, client, code: body.code })
      if (enabled instanceof Failure) return enabled
      const { backupCodes, renewed } = enabled
      return { backupCodes, ...(await renewal.handOver(renewed, client, reply)) }
    },
    disableTwoFactor: ({ session, client, body }) =>
      disableTwoFactor(context, { ...session, client, code: body.code }),
    renewBackupCodes: ({ session, client }) => renewBackupCodes(context, { ...session, client }),
    confirmBackupCodes: ({ session }) => confirmBackupCodes(database, session.accountId),
  }
}
