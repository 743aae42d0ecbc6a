import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { useId, useState, type ReactNode, type RefObject } from 'react'

import { ErrorText } from '../../../shared/texts/error-text.tsx'
import * as styles from './backup-codes-dialog.css.ts'
import { CopyCodesButton } from './copy-codes-button.tsx'
import { DownloadCodesLink } from './download-codes-link.tsx'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useSavedBackupCodes } from './use-saved-backup-codes.ts'

export interface NewBackupCodes {
  readonly codes: readonly string[]
  readonly occasion: 'enabled' | 'renewed'
}

interface BackupCodesDialogProps {
  readonly newCodes: NewBackupCodes
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Shows the backup codes for the only time. Stays open until the player confirms that they are saved. */
export function BackupCodesDialog({ newCodes, focusFallback, onClose }: BackupCodesDialogProps): ReactNode {
  const { t } = useLingui()
  const reasonId = useId()
  const [isKept, setIsKept] = useState(false)
  const [isWritten, setIsWritten] = useState(false)
  const canConfirm = isKept || isWritten
  const { confirm, isPending, error, isOver, leave } = useSavedBackupCodes(onClose)

  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={() => undefined}
      size="sm"
      title={t`Save your backup codes`}
      description={
        newCodes.occasion === 'enabled'
          ? t`Two-factor authentication is on. Use a backup code when you cannot access your authenticator app.`
          : t`Your old backup codes no longer work. Use one of these when you cannot access your authenticator app.`
      }
      footer={
        isOver ? (
          <Button size="lg" className={styles.done} onClick={leave}>
            {t`Close`}
          </Button>
        ) : (
          <>
            {!canConfirm && (
              <p id={reasonId} className={styles.reason}>
                {t`Copy, download or write down the codes first.`}
              </p>
            )}
            <Button
              tone="primary"
              size="lg"
              className={styles.done}
              isPending={isPending}
              aria-disabled={!canConfirm || undefined}
              aria-describedby={canConfirm ? undefined : reasonId}
              onClick={() => void confirm()}
            >
              {t`I have saved my codes`}
            </Button>
          </>
        )
      }
    >
      <FocusFallback to={focusFallback} />
      <Callout tone="warning" title={t`These codes are shown once.`}>
        {t`Each code works only once.`}
      </Callout>
      <CodeList codes={newCodes.codes} />
      <div className={styles.actions}>
        <CopyCodesButton codes={newCodes.codes} onCopied={() => setIsKept(true)} />
        <DownloadCodesLink codes={newCodes.codes} onDownload={() => setIsKept(true)} />
      </div>
      <Checkbox checked={isWritten} onChange={({ target }) => setIsWritten(target.checked)}>
        {t`I have written them down`}
      </Checkbox>
      {error && (
        <Callout tone="danger" role="alert">
          <ErrorText error={error} />
        </Callout>
      )}
    </Dialog>
  )
}

function CodeList({ codes }: { codes: readonly string[] }): ReactNode {
  const { t } = useLingui()
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops unstyled list roles
      role="list"
      aria-label={t`Backup codes`}
      className={styles.codes}
    >
      {codes.map((code) => (
        <li key={code} className={styles.entry}>
          <code translate="no" className={styles.code}>
            {code}
          </code>
        </li>
      ))}
    </ol>
  )
}
