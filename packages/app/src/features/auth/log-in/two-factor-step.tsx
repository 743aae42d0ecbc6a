import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Form } from '@olympus/ui/form/form'
import type { ReactNode } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import type { FormFailure } from '../../../shared/form/submission.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { logInFailureTexts } from './log-in-texts.ts'
import { LoginRefusal } from './login-refusal.tsx'
import { TwoFactorFields } from '../two-factor-fields.tsx'
import { codeFieldOf, noTwoFactor, twoFactorTexts, typedCode } from '../two-factor-values.ts'

const endedMessage = msg`This took too long, or too many codes were wrong. Log in again.`

interface TwoFactorStepProps {
  /** The challenge that the server issued for this login. */
  readonly challenge: string
  readonly onLoggedIn: (backupCodesLeft: number | null) => void
  /** Returns to the password. `failure` is null if the player chose to go back. */
  readonly onBack: (failure: FormFailure | null) => void
}

/** The second step of a login. It replaces the password form. */
export function TwoFactorStep({ challenge, onLoggedIn, onBack }: TwoFactorStepProps): ReactNode {
  const { t } = useLingui()
  const { code } = useLocale()
  const form = useForm(
    () => import('@olympus/contract/auth').then(({ answerTwoFactor }) => answerTwoFactor),
    {
      initial: noTwoFactor,
      input: (typed) => ({ body: { challenge, code: typedCode(typed) } }),
      invalidTexts: twoFactorTexts,
      fieldOfInput: { code: codeFieldOf },
      fieldOfFailure: { '2FA_CODE_INVALID': codeFieldOf },
      failureTexts: { ...logInFailureTexts(code), SESSION_HANDLE_ERROR: endedMessage },
      codeField: 'code',
      // The challenge has ended, so the player has to log in again.
      onRefused: (refusal) => refusal.key === 'SESSION_HANDLE_ERROR' && onBack(refusal),
      onDone: ({ backupCodesLeft }) => onLoggedIn(backupCodesLeft),
    },
  )

  const { failure, isPending, formProps } = form

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      <PageTitle title={t`Two-factor authentication`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Two-factor authentication`}</h1>
        <p className={styles.line}>{t`Your password is correct. One step left.`}</p>
      </div>
      {failure && <LoginRefusal failure={failure} email={null} />}
      <TwoFactorFields form={form} isAlone />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
          {t`Log in`}
        </Button>
        <Button tone="ghost" size="lg" isBlock onClick={() => onBack(null)}>
          {t`Back to login`}
        </Button>
      </div>
    </Form>
  )
}
