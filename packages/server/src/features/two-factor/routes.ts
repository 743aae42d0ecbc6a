import type { Handlers } from '../../http/handlers.ts'
import { Failure } from '../../failure.ts'

const later = async () => new Failure('SERVICE_UNAVAILABLE')

export const twoFactorRoutes = (
  _options: object,
): Handlers<
  | 'getSecurity'
  | 'startTwoFactor'
  | 'enableTwoFactor'
  | 'disableTwoFactor'
  | 'renewBackupCodes'
  | 'confirmBackupCodes'
> => ({
  getSecurity: later,
  startTwoFactor: later,
  enableTwoFactor: later,
  disableTwoFactor: later,
  renewBackupCodes: later,
  confirmBackupCodes: later,
})
