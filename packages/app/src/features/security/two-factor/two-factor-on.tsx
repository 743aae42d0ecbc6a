import { useLingui } from '@lingui/react/macro'
import type { Security } from '@olympus/contract/two-factor'
import { limits } from '@olympus/contract/limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { CardSection } from '@olympus/ui/card/card'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { useState, type ReactNode, type RefObject } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { Moment } from '../../../shared/moment.tsx'
import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import type { NewBackupCodes } from './backup-codes-dialog.tsx'
import { BackupCodesWarning } from './backup-codes-warning.tsx'
import { DisableTwoFactorDialog } from './disable-two-factor-dialog.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import * as styles from '../security-page.css.ts'

interface TwoFactorOnProps {
  readonly twoFactor: NonNullable<Security['twoFactor']>
  /** The player has just tried to turn it on. */
  readonly wasOnAlready: boolean
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onNewCodes: (codes: NewBackupCodes) => void
}

/** Shows since when two-factor authentication is on and how many backup codes are left. */
export function TwoFactorOn({
  twoFactor,
  wasOnAlready,
  focusFallback,
  onNewCodes,
}: TwoFactorOnProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const messageOf = useErrorMessage()
  const [open, setOpen] = useState<'renew' | 'disable' | null>(null)
  const left = format.number(twoFactor.backupCodesLeft)
  const total = format.number(limits.backupCodes)

  return (
    <CardSection className={styles.part}>
      {wasOnAlready && (
        <Callout tone="info" role="alert" className={styles.wide}>
          {messageOf('TWO_FACTOR_ALREADY_ENABLED')}
        </Callout>
      )}
      <BackupCodesWarning twoFactor={twoFactor} />
      <KeyValueList className={styles.facts}>
        <KeyValue label={t`Enabled since`}>
          <Moment at={twoFactor.enabledAt} as="date" />
        </KeyValue>
        <KeyValue label={t`Backup codes left`}>{t`${left} of ${total}`}</KeyValue>
      </KeyValueList>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('renew')}>{t`New backup codes`}</Button>
        <Button tone="ghost" onClick={() => setOpen('disable')}>
          {t`Disable`}
        </Button>
      </div>
      <RenewCodesDialog isOpen={open === 'renew'} onClose={() => setOpen(null)} onNewCodes={onNewCodes} />
      {open === 'disable' && (
        <DisableTwoFactorDialog focusFallback={focusFallback} onClose={() => setOpen(null)} />
      )}
    </CardSection>
  )
}
