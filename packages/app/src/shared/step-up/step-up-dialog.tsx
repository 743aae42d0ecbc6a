import { msg } from '@lingui/core/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import { getSecurity } from '@olympus/contract/two-factor'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { PasswordField } from '@olympus/ui/password-field/password-field'
import { Fingerprint } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import { useUserOrFail } from '../../session/session-context.ts'
import { canUsePasskeys } from '../webauthn/passkey-ceremony.ts'
import { usePasswordTexts } from '../texts/password-texts.ts'
import { useErrorMessage } from '../texts/use-error-message.ts'
import { useForm } from '../form/use-form.ts'
import * as styles from './step-up-dialog.css.ts'
import { TwoFactorField } from './two-factor-field.tsx'
import { usePasskeyStepUp } from './use-passkey-step-up.ts'

const invalidTexts = {
  password: msg`Enter your password`,
  code: msg`Enter the code`,
}

interface StepUpDialogProps {
  /** True: the player has confirmed their identity; false: they canceled. */
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** Asks players to confirm their identity before actions that could cost them the account. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const messageOf = useErrorMessage()
  const passwordTexts = usePasswordTexts()
  const formId = useId()
  const { email } = useUserOrFail()
  const { data: user } = useApi(getUser)
  const { data: security } = useApi(getSecurity)
  const passkey = usePasskeyStepUp(() => onAnswer(true))
  const hasPasskey = canUsePasskeys() && security !== undefined && security.passkeys.length > 0
  /** The loaded account may be outdated: the second factor may have just been turned on elsewhere. */
  const [wasCodeRequired, setWasCodeWanted] = useState(false)
  const needsCode = user?.hasTwoFactor === true || wasCodeRequired
  const minutes = limits.stepUpSeconds / 60

  const { values, set, field, failure, isPending, formProps } = useForm({
    initial: { password: '', code: '' },
    load: () => import('./send-step-up.ts').then(({ sendStepUp }) => sendStepUp({ needsCode })),
    invalidTexts,
    fieldOfFailure: { WRONG_PASSWORD: 'password', '2FA_ERROR': 'code' },
    codeField: 'code',
    onDone: () => onAnswer(true),
  })
  if (field('code').error !== undefined && !wasCodeRequired) setWasCodeWanted(true)
  const refusal = passkey.refusal ? messageOf(passkey.refusal) : failure && _(failure.message)
  const isBusy = isPending || passkey.isPending

  return (
    <Dialog
      isOpen
      size="sm"
      // Even above another dialog.
      initialFocus="first-field"
      isPending={isBusy}
      onOpenChange={() => onAnswer(false)}
      closeLabel={t`Close`}
      title={t`Confirm your identity`}
      description={t`This protects your account. We will not ask again for ${minutes} minutes.`}
      footer={
        <>
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && onAnswer(false)}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} tone="primary" isPending={isPending}>
            {t`Confirm`}
          </Button>
        </>
      }
    >
      <Form
        {...formProps}
        id={formId}
        isPending={isBusy}
        errorTitle={t`Check what you entered`}
        className={styles.form}
        onSubmit={(event) => {
          // React events bubble from the dialog to the form that opened it.
          event.stopPropagation()
          passkey.forgetRefusal()
          formProps.onSubmit()
        }}
      >
        {refusal && (
          <Callout tone="danger" role="alert">
            {refusal}
          </Callout>
        )}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <PasswordField
          {...passwordTexts}
          {...field('password')}
          autoComplete="current-password"
          label={t`Password`}
          value={values.password}
          onChange={({ target }) => set('password', target.value)}
        />
        {needsCode && (
          <TwoFactorField
            {...field('code')}
            value={values.code}
            onValueChange={(code) => set('code', code)}
          />
        )}
        {hasPasskey && (
          <div className={styles.otherWay}>
            <span className={styles.or}>{t`or`}</span>
            <Button
              isBlock
              icon={<Icon icon={Fingerprint} />}
              isPending={passkey.isPending}
              onClick={() => void passkey.confirm()}
            >
              {t`Use a passkey`}
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  )
}
