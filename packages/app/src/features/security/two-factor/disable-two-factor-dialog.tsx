import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { getUser } from '@olympus/contract/account'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { disableTwoFactor, getSecurity } from '@olympus/contract/two-factor'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { TwoFactorField } from '../../../shared/step-up/two-factor-field.tsx'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import { errorMessages } from '../../../shared/texts/error-messages.ts'

interface DisableTwoFactorDialogProps {
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

const missingText = msg`Enter the code`

/** Turns off two-factor authentication with a code from the app or a backup code. */
export function DisableTwoFactorDialog({ focusFallback, onClose }: DisableTwoFactorDialogProps): ReactNode {
  const { t } = useLingui()
  const revalidate = useRevalidate()
  const update = useUpdateData()
  const { values, set, field, failure, clearFailure, formProps } = useForm(disableTwoFactor, {
    initial: { code: '' },
    input: (body) => ({ body }),
    invalidTexts: { code: ({ code }) => (code.trim() === '' ? missingText : errorMessages['2FA_ERROR']) },
    fieldOfFailure: { '2FA_ERROR': 'code' },
    codeField: 'code',
    async onDone() {
      toast.success({ title: t`Two-factor authentication is off` })
      // Must come first: the card remounts and takes the focus from the dialog, whose opener is gone.
      await update(getSecurity, (security) => ({ ...security, twoFactor: null }))
      onClose()
      void revalidate(getSecurity, getUser, listSessions, listSecurityEvents)
    },
  })
  /** It was already turned off elsewhere. */
  const isOver = failure?.key === 'TWO_FACTOR_NOT_ENABLED'

  function close(): void {
    // Updates the card only after the dialog has shown the error.
    if (isOver) void revalidate(getSecurity, getUser)
    onClose()
  }

  return (
    <>
      <FormDialog
        {...formProps}
        isOpen
        onOpenChange={close}
        closeLabel={t`Close`}
        title={t`Disable two-factor authentication?`}
        description={t`After that, your password alone is enough to log in. Your backup codes stop working, and all other devices are logged out. You can enable it again at any time.`}
        cancelLabel={isOver ? t`Close` : t`Cancel`}
        submitLabel={t`Disable`}
        submitTone="danger"
        error={failure && <FailureText failure={failure} />}
        isOver={isOver}
      >
        {!isOver && (
          <TwoFactorField
            {...field('code')}
            value={values.code}
            onValueChange={(code) => {
              set('code', code)
              clearFailure()
            }}
          />
        )}
      </FormDialog>
      <FocusFallback to={focusFallback} />
    </>
  )
}
