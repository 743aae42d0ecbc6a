import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { ContactLink } from '../../../shared/navigation/contact-link.tsx'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { ResendForm } from './resend-form.tsx'

/** Shown after a registration: the activation link was mailed. */
export function ActivationSentPage(): ReactNode {
  const { t } = useLingui()
  const { state } = useLocation() as { state: { email?: string } | null }
  const email = state?.email

  return (
    <div className={styles.form}>
      <PageTitle title={t`Check your email`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Check your email`}</h1>
        <p className={styles.line}>
          {email
            ? t`We sent an activation link to ${email}. Open it to activate your account.`
            : t`We sent you an activation link. Open it to activate your account.`}
        </p>
        <p className={styles.line}>{t`Nothing there? Check your spam folder, or send the link again.`}</p>
      </div>
      <div className={styles.actions}>
        <ResendForm initialEmail={email ?? ''} />
        <BackToLogin />
      </div>
      <p className={styles.line}>
        <Trans>
          Still no email?{' '}
          <ContactLink topic="not-activated" email={email}>
            Contact support
          </ContactLink>
        </Trans>
      </p>
    </div>
  )
}
