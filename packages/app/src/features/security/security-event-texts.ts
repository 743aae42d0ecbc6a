import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SecurityEventKind } from '@olympus/contract/security-events'

export const securityEventTexts: Record<SecurityEventKind, MessageDescriptor> = {
  'logged-in': msg`Logged in`,
  'log-in-failed': msg`Login refused: wrong password or code`,
  'logged-out': msg`Logged out`,
  'session-ended': msg`Device logged out from another device`,
  'refresh-token-reused': msg`Device logged out: its session was used in two places`,
  'password-changed': msg`Password changed`,
  'password-reset-requested': msg`Password reset link requested`,
  'password-reset': msg`Password reset with an email link`,
  'email-change-requested': msg`Email change requested`,
  'email-changed': msg`Email address changed`,
  'email-change-undone': msg`Email change undone`,
  'two-factor-enabled': msg`Two-factor authentication turned on`,
  'two-factor-disabled': msg`Two-factor authentication turned off`,
  'backup-code-used': msg`Backup code used`,
  'backup-codes-renewed': msg`New backup codes created`,
  'passkey-added': msg`Passkey added`,
  'passkey-removed': msg`Passkey removed`,
  'connection-added': msg`Chat account connected`,
  'connection-removed': msg`Chat account disconnected`,
  'data-exported': msg`Account data downloaded`,
  'deletion-requested': msg`Account deletion requested`,
  'deletion-cancelled': msg`Account deletion canceled`,
}
