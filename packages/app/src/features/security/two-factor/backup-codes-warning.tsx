import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Security } from '@olympus/contract/two-factor'
import { Callout } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

import * as styles from '../security-page.css.ts'

const fewCodes = 3

/**
 * Players who lose their phone are locked out without backup codes. Warns while
 * they can still create new ones.
 */
export function BackupCodesWarning({
  twoFactor,
}: {
  twoFactor: NonNullable<Security['twoFactor']>
}): ReactNode {
  const { t } = useLingui()
  const { backupCodesLeft, hasSavedBackupCodes } = twoFactor
  if (hasSavedBackupCodes && backupCodesLeft > fewCodes) return null

  const title = !hasSavedBackupCodes
    ? t`You may not have saved your backup codes.`
    : backupCodesLeft === 0
      ? t`You have no backup codes left.`
      : null

  return (
    <Callout
      tone="warning"
      className={styles.wide}
      title={
        title ?? (
          <Plural
            value={backupCodesLeft}
            one="Only # backup code is left."
            other="Only # backup codes are left."
          />
        )
      }
    >
      {hasSavedBackupCodes ? (
        <Trans>If you lose your phone, you cannot log in without one. Create new ones.</Trans>
      ) : (
        <Trans>
          They were shown once and cannot be shown again. If you do not have them, create new ones.
        </Trans>
      )}
    </Callout>
  )
}
