import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { DonePanel } from '../../../shared/auth-page/done-panel.tsx'
import { LostMailboxHelp } from '../lost-mailbox-help.tsx'
import { usePause } from './use-pause.ts'

interface ResetSentProps {
  readonly email: string
  readonly isSentAgain: boolean
  /** Why the link was not sent again. */
  readonly refusal: ReactNode
  readonly isPending: boolean
  readonly onResend: () => void
  /** Keeps the button disabled until the email has had time to arrive. */
  readonly pauseMs?: number
}

/** Confirms a reset request. It does not reveal whether an account with this address exists. */
export function ResetSent({
  email,
  isSentAgain,
  refusal,
  isPending,
  onResend,
  pauseMs = 30_000,
}: ResetSentProps): ReactNode {
  const { t } = useLingui()
  const isPausing = usePause(pauseMs)
  const hours = limits.passwordResetSeconds / 3600

  return (
    <div className={styles.form}>
      <PageTitle title={t`Check your email`} />
      <DonePanel
        title={t`Check your email`}
        line={
          <>
            {t`If there is an account for ${email}, a link is on its way.`}{' '}
            {t`${plural(hours, { one: 'The link works once, within # hour.', other: 'The link works once, within # hours.' })}`}
          </>
        }
      >
        {isSentAgain && (
          <Callout tone="success" role="status">
            {t`Sent again. Only the newest link works.`}
          </Callout>
        )}
        {refusal}
        <p className={styles.line}>
          {isPausing
            ? t`Nothing there? Check your spam folder. You can send the link again in 30 seconds.`
            : t`Nothing there? Check your spam folder, or send the link again.`}
        </p>
        <Button size="lg" isBlock isPending={isPending} disabled={isPausing} onClick={onResend}>
          {t`Send the link again`}
        </Button>
        <BackToLogin />
      </DonePanel>
      <LostMailboxHelp />
    </div>
  )
}
