import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRevalidate } from '@olympus/api-client/cache'
import { changePassword } from '@olympus/contract/account'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { PasswordField } from '@olympus/ui/password-field/password-field'
import type { ReactNode } from 'react'

import { useUserOrFail } from '../../session/session-context.ts'
import { NewPasswordField } from '../../shared/form/new-password-field.tsx'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import { usePasswordTexts } from '../../shared/texts/password-texts.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { passwordLengthText } from '../../shared/texts/use-password-strength.ts'
import * as styles from './settings-page.css.ts'

const initial = { currentPassword: '', newPassword: '', repeated: '' }

const invalidTexts = {
  currentPassword: msg`Enter your current password`,
  newPassword: passwordLengthText,
  repeated: msg`This is not the same password. Check both.`,
}

export function PasswordForm({ onChanged }: { onChanged: () => void }): ReactNode {
  const { t } = useLingui()
  const { username, email } = useUserOrFail()
  const revalidate = useRevalidate()
  const passwordTexts = usePasswordTexts()
  const { values, set, field, failure, isPending, formProps } = useForm(changePassword, {
    initial,
    input: ({ repeated, ...body }) => ({ body }),
    invalidTexts,
    check: ({ newPassword, repeated }) => (repeated === newPassword ? [] : ['repeated']),
    fieldOfFailure: {
      WRONG_PASSWORD: 'currentPassword',
      PASSWORD_UNCHANGED: 'newPassword',
      PASSWORD_BREACHED: 'newPassword',
      PASSWORD_TOO_COMMON: 'newPassword',
      PASSWORD_CONTAINS_IDENTITY: 'newPassword',
    },
    onDone() {
      void revalidate(listSessions, listSecurityEvents)
      onChanged()
    },
  })

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      {failure && (
        <Callout tone="danger" role="alert">
          <FailureText failure={failure} />
        </Callout>
      )}
      {/* Tells a password manager which account the password belongs to. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        {...passwordTexts}
        {...field('currentPassword')}
        autoComplete="current-password"
        label={t`Current password`}
        value={values.currentPassword}
        onChange={({ target }) => set('currentPassword', target.value)}
      />
      <NewPasswordField
        {...field('newPassword')}
        label={t`New password`}
        identities={[username, email]}
        value={values.newPassword}
        onValueChange={(password) => set('newPassword', password)}
      />
      <PasswordField
        {...passwordTexts}
        {...field('repeated')}
        autoComplete="new-password"
        label={t`Confirm new password`}
        value={values.repeated}
        onChange={({ target }) => set('repeated', target.value)}
      />
      <Button type="submit" className={styles.submit} isPending={isPending}>
        {t`Change password`}
      </Button>
    </Form>
  )
}
