import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'

import { NewPasswordField } from '../../../shared/form/new-password-field.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import { passwordLengthText } from '../../../shared/texts/use-password-strength.ts'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { TwoFactorFields } from '../two-factor-fields.tsx'
import { codeFieldOf, noTwoFactor, twoFactorTexts, typedCode } from '../two-factor-values.ts'

const initial = { ...noTwoFactor, password: '' }

const invalidTexts = { ...twoFactorTexts, password: passwordLengthText }

export interface NewPasswordFormProps {
  readonly token: string
  readonly username: string
  readonly hasTwoFactor: boolean
  readonly onDone: () => void
  /** The link has expired or was used since it was checked. */
  readonly onLinkRefused: () => void
}

/** Sets a new password. Accounts with a second factor also need it: mailbox access is not enough. */
export function NewPasswordForm({ token, username, hasTwoFactor, ...on }: NewPasswordFormProps): ReactNode {
  const { t } = useLingui()
  const form = useForm(
    () => import('@olympus/contract/recovery').then(({ resetPassword }) => resetPassword),
    {
      initial,
      input: (typed) => ({
        body: { token, password: typed.password, ...(hasTwoFactor && { code: typedCode(typed) }) },
      }),
      invalidTexts,
      fieldOfInput: { code: codeFieldOf },
      fieldOfFailure: {
        PASSWORD_BREACHED: 'password',
        PASSWORD_TOO_COMMON: 'password',
        PASSWORD_CONTAINS_IDENTITY: 'password',
        '2FA_CODE_INVALID': codeFieldOf,
      },
      codeField: 'code',
      onRefused: ({ key }) => key === 'RESET_LINK_INVALID' && on.onLinkRefused(),
      onDone: () => on.onDone(),
    },
  )

  const { values, set, field, failure, isPending, formProps } = form

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      {failure && (
        <Callout tone="danger" role="alert">
          <FailureText failure={failure} />
        </Callout>
      )}
      <div className={styles.fields}>
        {/* Lets password managers match the password to the account. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordField
          {...field('password')}
          size="lg"
          label={t`New password`}
          icon={<Icon icon={LockKeyhole} />}
          identities={[username]}
          value={values.password}
          onValueChange={(password) => set('password', password)}
        />
        {hasTwoFactor && <TwoFactorFields form={form} />}
      </div>
      <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
        {t`Set new password`}
      </Button>
    </Form>
  )
}
