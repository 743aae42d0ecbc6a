import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Form } from '@olympus/ui/form/form'
import type { ReactNode } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import { useForm, type FormFailure } from '../../../shared/form/use-form.ts'
import * as styles from '../auth-form.css.ts'
import { LoginRefusal } from './login-refusal.tsx'
import { TwoFactorFields } from '../two-factor-fields.tsx'
import { codeFieldOf, noTwoFactor, twoFactorTexts } from '../two-factor-values.ts'

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
  const { values, set, field, failure, isPending, formProps } = useForm({
    initial: noTwoFactor,
    load: async () => {
      const { answerTwoFactorOf } = await import('./answer-two-factor.ts')
      return answerTwoFactorOf(challenge, code)
    },
    invalidTexts: twoFactorTexts,
    fieldOfFailure: { '2FA_CODE_INVALID': codeFieldOf },
    codeField: 'code',
    onDone: (answer) =>
      answer.kind === 'logged-in' ? onLoggedIn(answer.backupCodesLeft) : onBack(answer.failure),
  })

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      <PageTitle title={t`Two-factor authentication`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Two-factor authentication`}</h1>
        <p className={styles.line}>{t`Your password is correct. One step left.`}</p>
      </div>
      {failure && <LoginRefusal failure={failure} email={null} />}
      <TwoFactorFields {...{ values, set, field }} isAlone />
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
