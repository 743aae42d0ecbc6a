import { useLingui as useMessages } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { PasswordField } from '@olympus/ui/password-field/password-field'
import { PasswordStrength } from '@olympus/ui/password-field/password-strength'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'

import { passwordStrength } from '../../../shared/form/password-strength-rules.ts'
import { usePasswordTexts } from '../../../shared/texts/password-texts.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { passwordLengthText, usePasswordWords } from '../../../shared/texts/use-password-words.ts'
import * as styles from '../auth-form.css.ts'
import type { NewPasswordValues, ResetOutcome } from './reset-password.ts'
import { TwoFactorFields } from '../two-factor-fields.tsx'
import { codeFieldOf, noTwoFactor, twoFactorTexts } from '../two-factor-values.ts'

const initial: NewPasswordValues = { ...noTwoFactor, password: '' }

const invalidTexts = { ...twoFactorTexts, password: passwordLengthText }

export interface NewPasswordFormProps {
  readonly token: string
  readonly username: string
  readonly hasTwoFactor: boolean
  readonly onDone: (outcome: ResetOutcome) => void
}

/** Sets a new password. Accounts with a second factor also need it: mailbox access is not enough. */
export function NewPasswordForm({ token, username, hasTwoFactor, onDone }: NewPasswordFormProps): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const passwordTexts = usePasswordTexts()
  const passwordWordsOf = usePasswordWords()
  const { values, set, field, failure, isPending, formProps } = useForm({
    initial,
    load: async () => {
      const { resetPasswordWith } = await import('./reset-password.ts')
      return resetPasswordWith(token, hasTwoFactor)
    },
    invalidTexts,
    fieldOfFailure: {
      PASSWORD_TOO_COMMON: 'password',
      PASSWORD_CONTAINS_IDENTITY: 'password',
      '2FA_CODE_INVALID': codeFieldOf,
    },
    codeField: 'code',
    onDone,
  })
  const { level, word, hint } = passwordWordsOf(passwordStrength(values.password, [username]))

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      {failure && (
        <Callout tone="danger" role="alert">
          {_(failure.message)}
        </Callout>
      )}
      <div className={styles.fields}>
        {/* Lets password managers match the password to the account. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...passwordTexts}
          {...field('password')}
          size="lg"
          autoComplete="new-password"
          label={t`New password`}
          hint={hint}
          below={<PasswordStrength label={t`Password strength`} level={level} word={word} />}
          icon={<Icon icon={LockKeyhole} />}
          value={values.password}
          onChange={({ target }) => set('password', target.value)}
        />
        {hasTwoFactor && <TwoFactorFields {...{ values, set, field }} />}
      </div>
      <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
        {t`Set new password`}
      </Button>
    </Form>
  )
}
