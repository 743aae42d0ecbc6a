import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { limits } from '@olympus/contract/limits'
import { getSecurity } from '@olympus/contract/two-factor'
import { Button } from '@olympus/ui/button/button'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import { Icon } from '@olympus/ui/icon/icon'
import { PasswordField } from '@olympus/ui/password-field/password-field'
import { Fingerprint } from 'lucide-react'
import type { ReactNode } from 'react'

import { useUserOrFail } from '../../session/session-context.ts'
import { usePasswordTexts } from '../texts/password-texts.ts'
import { ErrorText } from '../texts/error-text.tsx'
import { FailureText } from '../texts/failure-text.tsx'
import { canUsePasskeys } from '../webauthn/passkey-ceremony.ts'
import * as styles from './step-up-dialog.css.ts'
import { TwoFactorField } from './two-factor-field.tsx'
import { usePasskeyStepUp } from './use-passkey-step-up.ts'
import { useStepUpForm } from './use-step-up-form.ts'

interface StepUpDialogProps {
  /** True: the player has confirmed their identity; false: they canceled. */
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** Asks players to confirm their identity before actions that could cost them the account. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps): ReactNode {
  const { t } = useLingui()
  const { email } = useUserOrFail()
  const confirm = () => onAnswer(true)
  const { values, set, field, failure, needsCode, isPending, formProps } = useStepUpForm(confirm)
  const passkey = usePasskeyStepUp(confirm)
  const minutes = limits.stepUpSeconds / 60

  return (
    <FormDialog
      {...formProps}
      isOpen
      isPending={isPending || passkey.isPending}
      isSubmitting={isPending}
      onOpenChange={() => onAnswer(false)}
      closeLabel={t`Close`}
      title={t`Confirm your identity`}
      description={t`This protects your account. We will not ask again for ${minutes} minutes.`}
      cancelLabel={t`Cancel`}
      submitLabel={t`Confirm`}
      errorTitle={t`Check what you entered`}
      error={
        passkey.refusal ? <ErrorText error={passkey.refusal} /> : failure && <FailureText failure={failure} />
      }
      onSubmit={() => {
        passkey.forgetRefusal()
        formProps.onSubmit()
      }}
    >
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        {...usePasswordTexts()}
        {...field('password')}
        autoComplete="current-password"
        label={t`Password`}
        value={values.password}
        onChange={({ target }) => set('password', target.value)}
      />
      {needsCode && (
        <TwoFactorField {...field('code')} value={values.code} onValueChange={(code) => set('code', code)} />
      )}
      <PasskeyButton passkey={passkey} />
    </FormDialog>
  )
}

/** The other way to confirm, for players who have a passkey. */
function PasskeyButton({ passkey }: { passkey: ReturnType<typeof usePasskeyStepUp> }): ReactNode {
  const { t } = useLingui()
  const { data: security } = useApi(getSecurity)
  if (!canUsePasskeys() || security === undefined || security.passkeys.length === 0) return null
  return (
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
  )
}
