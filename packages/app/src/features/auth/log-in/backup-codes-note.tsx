import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'

/** At or below this number, the player is warned. */
const warningThreshold = 3

interface BackupCodesNoteProps {
  readonly left: number
  readonly onContinue: () => void
}

/** Shown after a login with a backup code: how many codes are left. */
export function BackupCodesNote({ left, onContinue }: BackupCodesNoteProps): ReactNode {
  const { t } = useLingui()
  const line =
    left === 0
      ? t`That was your last backup code.`
      : t`${plural(left, { one: 'You have # backup code left.', other: 'You have # backup codes left.' })}`

  return (
    <div className={styles.form}>
      <PageTitle title={t`You used a backup code`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`You used a backup code`}</h1>
        {left > warningThreshold && <p className={styles.line}>{line}</p>}
      </div>
      {left <= warningThreshold && (
        <Callout tone="warning" role="status" title={line}>
          {t`Create new ones in the settings, under Security. Without your authenticator app or a backup code, you cannot log in.`}
        </Callout>
      )}
      <Button tone="primary" size="lg" isBlock autoFocus onClick={onContinue}>
        {t`Continue`}
      </Button>
    </div>
  )
}
