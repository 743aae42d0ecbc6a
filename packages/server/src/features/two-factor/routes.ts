import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { actorOf } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { confirmBackupCodes } from './confirm-backup-codes.ts'
import { disableTwoFactor } from './disable-two-factor.ts'
import { enableTwoFactor } from './enable-two-factor.ts'
import { getSecurity } from './get-security.ts'
import { renewBackupCodes } from './renew-backup-codes.ts'
import { startTwoFactor } from './start-two-factor.ts'

type TwoFactorEndpoint =
  | 'confirmBackupCodes'
  | 'disableTwoFactor'
  | 'enableTwoFactor'
  | 'getSecurity'
  | 'renewBackupCodes'
  | 'startTwoFactor'

export function twoFactorRoutes(ports: Ports): Handlers<TwoFactorEndpoint> {
  const { database, renewal } = ports
  return {
    getSecurity: ({ session }) => getSecurity(ports, session.accountId),
    startTwoFactor: ({ session }) => startTwoFactor(ports, session.accountId),
    async enableTwoFactor({ session, client, reply, body }) {
      const enabled = await enableTwoFactor(ports, actorOf({ session, client }), body.code)
      if (enabled instanceof Failure) return enabled
      const { backupCodes, renewed } = enabled
      return { backupCodes, ...(await renewal.handOver(renewed, client, reply)) }
    },
    disableTwoFactor: ({ body, ...call }) => disableTwoFactor(ports, { ...actorOf(call), code: body.code }),
    renewBackupCodes: (call) => renewBackupCodes(ports, actorOf(call)),
    confirmBackupCodes: ({ session }) => confirmBackupCodes(database, session.accountId),
  }
}
