import { Trans, useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { cancelEmailChange, changeEmail, getUser } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode } from 'react'

import { useSteppedUpAction } from '../../shared/step-up/use-stepped-up-action.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import * as styles from './settings-page.css.ts'

interface PendingEmailProps {
  readonly email: string
  readonly pendingEmail: string
  readonly onCancelled: () => void
}

/** A new email address that is not confirmed yet. */
export function PendingEmail({ email, pendingEmail, onCancelled }: PendingEmailProps): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()
  const resend = useSteppedUpAction(changeEmail)
  const cancel = useApiAction(cancelEmailChange)
  const error = resend.error ?? cancel.error
  const isPending = resend.isPending || cancel.isPending
  const hours = limits.emailConfirmationSeconds / 3600

  async function sendAgain(): Promise<void> {
    if (isPending) return
    cancel.reset()
    const result = await resend.call({ body: { currentEmail: email, newEmail: pendingEmail } })
    const sentTo = pendingEmail
    if (result?.data) toast.success({ title: t`We sent a new link to ${sentTo}.` })
  }

  async function stay(): Promise<void> {
    if (isPending) return
    resend.reset()
    const { error: refusal } = await cancel.call()
    if (refusal) return
    await update(getUser, (user) => ({ ...user, pendingEmail: null }))
    toast.success({ title: t`Your email stays the same` })
    onCancelled()
  }

  return (
    <div className={styles.words}>
      <p className={styles.line}>
        <Trans>
          Waiting for confirmation at{' '}
          <strong translate="no" className={styles.address}>
            {pendingEmail}
          </strong>
          .
        </Trans>{' '}
        {t`Open the link we sent there. It works for ${hours} hours. Until you open it, you log in with your old address.`}
      </p>
      {error && (
        <Callout tone="danger" role="alert">
          <ErrorText error={error} />
        </Callout>
      )}
      <div className={styles.actions}>
        <Button isPending={resend.isPending} onClick={() => void sendAgain()}>
          {t`Send the link again`}
        </Button>
        <Button tone="ghost" isPending={cancel.isPending} onClick={() => void stay()}>
          {t`Cancel the change`}
        </Button>
      </div>
      {resend.stepUpDialog}
    </div>
  )
}
