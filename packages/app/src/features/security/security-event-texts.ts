import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SecurityEventKind } from '@olympus/contract/security-events'

/** What happened, in a sentence. */
export const securityEventTexts: Record<SecurityEventKind, MessageDescriptor> = {
  'logged-in': msg`Logged in`,
  'log-in-failed': msg`Log-in refused: wrong password or code`,
  'logged-out': msg`Logged out`,
  'session-ended': msg`Device logged out from another one`,
  'refresh-token-reused': msg`Device logged out: its session was used in two places`,
  'password-changed': msg`Password changed`,
  'password-reset-requested': msg`Link for a new password requested`,
  'password-reset': msg`New password set with a link from an email`,
  'email-change-requested': msg`Change of the email address requested`,
  'email-changed': msg`Email address changed`,
  'email-change-undone': msg`Change of the email address undone`,
  'two-factor-enabled': msg`Two-factor authentication turned on`,
  'two-factor-disabled': msg`Two-factor authentication turned off`,
  'backup-code-used': msg`Backup code used`,
  'backup-codes-renewed': msg`New backup codes made`,
  'passkey-added': msg`Passkey added`,
  'passkey-removed': msg`Passkey removed`,
  'connection-added': msg`Chat account connected`,
  'connection-removed': msg`Chat account disconnected`,
  'data-exported': msg`Account data downloaded`,
  'deletion-requested': msg`Deletion of the account requested`,
  'deletion-cancelled': msg`Deletion of the account cancelled`,
}
