import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction, useHoldReload } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { confirmBackupCodes, getSecurity } from '@olympus/contract/two-factor'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react'

import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import * as styles from './backup-codes-dialog.css.ts'
import { CopyCodesButton } from './copy-codes-button.tsx'
import { DownloadCodesLink } from './download-codes-link.tsx'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useHeldPlace } from './use-held-place.ts'

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
  const messageOf = useErrorMessage()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const reasonId = useId()
  const confirm = useApiAction(confirmBackupCodes)
  const [isKept, setIsKept] = useState(false)
  const [isWritten, setIsWritten] = useState(false)
  const canConfirm = isKept || isWritten
  /** Two-factor authentication was turned off elsewhere, so there is nothing to confirm. */
  const isPointless = confirm.error?.key === 'TWO_FACTOR_NOT_ENABLED'
  const release = useHeldPlace()
  useHoldReload(true, 'backup codes')
  useUnloadGuard()

  function leave(): void {
    release()
    onClose()
  }

  async function finish(): Promise<void> {
    const { error } = await confirm.call()
    if (error) return
    leave()
    await update(getSecurity, ({ twoFactor, ...security }) => ({
      ...security,
      twoFactor: twoFactor && { ...twoFactor, hasSavedBackupCodes: true },
    }))
  }

  function leavePointless(): void {
    leave()
    void revalidate(getSecurity, getUser)
  }

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
        isPointless ? (
          <Button size="lg" className={styles.done} onClick={leavePointless}>
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
              isPending={confirm.isPending}
              aria-disabled={!canConfirm || undefined}
              aria-describedby={canConfirm ? undefined : reasonId}
              onClick={() => void finish()}
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
      <ol
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops unstyled list roles
        role="list"
        aria-label={t`Backup codes`}
        className={styles.codes}
      >
        {newCodes.codes.map((code) => (
          <li key={code} className={styles.entry}>
            <code translate="no" className={styles.code}>
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyCodesButton codes={newCodes.codes} onCopied={() => setIsKept(true)} />
        <DownloadCodesLink codes={newCodes.codes} onDownload={() => setIsKept(true)} />
      </div>
      <Checkbox checked={isWritten} onChange={({ target }) => setIsWritten(target.checked)}>
        {t`I have written them down`}
      </Checkbox>
      {confirm.error && (
        <Callout tone="danger" role="alert">
          {messageOf(confirm.error.key)}
        </Callout>
      )}
    </Dialog>
  )
}

/** Makes the browser ask before the page is left or reloaded, because the codes would be lost. */
function useUnloadGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
