import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import type { ReactNode } from 'react'

import { FailureText } from '../../../shared/texts/failure-text.tsx'
import { BrowserCheckStatus } from '../../../shared/browser-check/browser-check-status.tsx'
import * as styles from './resend-button.css.ts'
import { useResend } from './use-resend.ts'

/** Sends the activation link again after a login was refused for an account that is not activated. */
export function ResendButton({ email }: { email: string }): ReactNode {
  const { t } = useLingui()
  const { failure, field, isChecking, isPending, formProps, sentTo } = useResend(email)
  const refusal = failure ? <FailureText failure={failure} /> : field('email').error

  return (
    <div className={styles.root}>
      <Button size="sm" isPending={isPending} onClick={formProps.onSubmit}>
        {t`Send the link again`}
      </Button>
      {isChecking && <BrowserCheckStatus />}
      <p role="status" className={styles.status}>
        {refusal ?? (sentTo === null ? '' : t`We sent a new link to ${sentTo}.`)}
      </p>
    </div>
  )
}
