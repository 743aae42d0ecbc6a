import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { disableTwoFactor, getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { Form } from '@olympus/ui/form/form'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'

import { TwoFactorField } from '../../../shared/step-up/two-factor-field.tsx'
import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import * as styles from '../security-page.css.ts'

interface DisableTwoFactorDialogProps {
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Turns off two-factor authentication with a code from the app or a backup code. */
export function DisableTwoFactorDialog({ focusFallback, onClose }: DisableTwoFactorDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const revalidate = useRevalidate()
  const update = useUpdateData()
  const formId = useId()
  const disable = useApiAction(disableTwoFactor)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const key = disable.error?.key
  /** It was already turned off elsewhere. */
  const isOver = key === 'TWO_FACTOR_NOT_ENABLED'
  const isWrong = key === '2FA_ERROR' || key === 'BAD_REQUEST'

  const refusal = useRef<HTMLDivElement>(null)
  // The focused field is gone.
  useEffect(() => {
    if (isOver) refusal.current?.focus()
  }, [isOver])

  function close(): void {
    // Updates the card only after the dialog has shown the error.
    if (isOver) void revalidate(getSecurity, getUser)
    onClose()
  }

  async function send(): Promise<void> {
    if (code.trim() === '') return setIsMissing(true)
    const { error } = await disable.call({ body: { code } })
    if (error) return
    toast.success({ title: t`Two-factor authentication is off` })
    // Must come first: the card remounts and takes the focus from the dialog, whose opener is gone.
    await update(getSecurity, (security) => ({ ...security, twoFactor: null }))
    onClose()
    await revalidate(getSecurity, getUser, listSessions, listSecurityEvents)
  }

  return (
    <Dialog
      isOpen
      size="sm"
      initialFocus="first-field"
      isPending={disable.isPending}
      onOpenChange={close}
      closeLabel={t`Close`}
      title={t`Disable two-factor authentication?`}
      description={t`After that, your password alone is enough to log in. Your backup codes stop working, and all other devices are logged out. You can enable it again at any time.`}
      footer={
        <>
          <Button
            aria-disabled={disable.isPending || undefined}
            onClick={() => !disable.isPending && close()}
          >
            {isOver ? t`Close` : t`Cancel`}
          </Button>
          {!isOver && (
            <Button type="submit" form={formId} tone="danger" isPending={disable.isPending}>
              {t`Disable`}
            </Button>
          )}
        </>
      }
    >
      <FocusFallback to={focusFallback} />
      <Form id={formId} isPending={disable.isPending} onSubmit={() => void send()} className={styles.form}>
        {key && !isWrong && (
          <Callout ref={refusal} tone="danger" role="alert" tabIndex={-1}>
            {messageOf(key)}
          </Callout>
        )}
        {!isOver && (
          <TwoFactorField
            id={`${formId}-code`}
            name="code"
            error={isWrong ? messageOf('2FA_ERROR') : isMissing ? t`Enter the code` : undefined}
            value={code}
            onValueChange={(next) => {
              setCode(next)
              // The error clears the field, which is not a new attempt.
              if (next === '') return
              setIsMissing(false)
              disable.reset()
            }}
          />
        )}
      </Form>
    </Dialog>
  )
}
