import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { TextField } from '@olympus/ui/text-field/text-field'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { BrowserCheckStatus } from '../../../shared/browser-check/browser-check-status.tsx'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { LostMailboxHelp } from '../lost-mailbox-help.tsx'
import { rememberedEmail } from '../../../shared/remembered-email.ts'
import { ResetSent } from './reset-sent.tsx'
import { useResetRequest } from './use-reset-request.ts'

/** The page behind "Forgot your password?": it requests a reset link by email. */
export function ResetPasswordPage(): ReactNode {
  const { t } = useLingui()
  const { state } = useLocation() as { state: { email?: string } | null }
  const { values, set, field, failure, isChecking, isPending, formProps, sent } = useResetRequest(
    state?.email || rememberedEmail(),
  )
  const refusal = failure && (
    <Callout tone="danger" role="alert">
      <FailureText failure={failure} />
    </Callout>
  )
  const check = isChecking && <BrowserCheckStatus />

  if (sent)
    return (
      <ResetSent
        // A new key restarts the pause for each link.
        key={sent.times}
        email={sent.to}
        isSentAgain={sent.times > 1}
        refusal={refusal || check}
        isPending={isPending}
        onResend={formProps.onSubmit}
      />
    )

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      <PageTitle title={t`Forgot your password?`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Forgot your password?`}</h1>
        <p className={styles.line}>{t`We will email you a link to set a new one.`}</p>
      </div>
      {refusal}
      <TextField
        {...field('email')}
        size="lg"
        type="email"
        autoComplete="username"
        label={t`Email`}
        icon={<Icon icon={Mail} />}
        value={values.email}
        onChange={({ target }) => set('email', target.value)}
      />
      {check}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
          {t`Send the link`}
        </Button>
        <BackToLogin />
      </div>
      <LostMailboxHelp />
    </Form>
  )
}
