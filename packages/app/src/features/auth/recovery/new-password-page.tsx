import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Callout } from '@olympus/ui/callout/callout'
import { useState, type ReactNode } from 'react'

import { paths } from '../../../paths.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { DonePanel } from '../../../shared/auth-page/done-panel.tsx'
import { FormTitle } from '../form-title.tsx'
import { usedLinkMessage } from '../mail-links/link-messages.ts'
import { useLinkToken } from '../mail-links/use-link-token.ts'
import { useResetLink } from './use-reset-link.ts'

/** Target of the mailed link for a new password. */
export function NewPasswordPage(): ReactNode {
  const { t } = useLingui()
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  const [tries, setTries] = useState(1)

  return (
    <div className={styles.form}>
      <PageTitle title={t`Set a new password`} />
      {isDone ? (
        <DonePanel
          title={t`Your password has been changed`}
          line={t`All devices are logged out. Log in with your new password.`}
        >
          <BackToLogin isNext />
        </DonePanel>
      ) : (
        <ResetLinkStates
          key={tries}
          token={token}
          isRetry={tries > 1}
          onRetry={() => setTries(tries + 1)}
          onDone={() => setIsDone(true)}
        />
      )}
    </div>
  )
}

interface ResetLinkStatesProps {
  readonly token: string
  readonly isRetry: boolean
  readonly onRetry: () => void
  readonly onDone: () => void
}

function ResetLinkStates({ token, isRetry, onRetry, onDone }: ResetLinkStatesProps): ReactNode {
  const { t } = useLingui()
  const { state, refuse } = useResetLink(token)
  const [isRefused, setIsRefused] = useState(false)
  const heading = <FormTitle takesFocus={isRetry || isRefused}>{t`Set a new password`}</FormTitle>

  function refuseLink(): void {
    setIsRefused(true)
    refuse()
  }

  if (state.kind === 'loading')
    return (
      <div className={styles.head}>
        {heading}
        <p role="status" className={styles.line}>{t`Checking the link`}</p>
      </div>
    )
  if (state.kind === 'valid') {
    const { NewPasswordForm } = state
    const { username, hasTwoFactor } = state.link
    return (
      <>
        <div className={styles.head}>
          {heading}
          <p className={styles.line}>
            {t`For the account ${username}. Setting a new password logs out all devices.`}
          </p>
        </div>
        <div className={styles.actions}>
          <NewPasswordForm
            {...{ token, username, hasTwoFactor }}
            onDone={onDone}
            onLinkRefused={refuseLink}
          />
          <BackToLogin />
        </div>
      </>
    )
  }
  return (
    <>
      {heading}
      <Callout tone="danger" role="alert">
        <FailureText failure={state.kind === 'failed' ? state.failure : { message: usedLinkMessage }} />
      </Callout>
      <div className={styles.actions}>
        {state.kind === 'failed' ? (
          <Button tone="primary" size="lg" isBlock onClick={onRetry}>
            {t`Try again`}
          </Button>
        ) : (
          <ButtonLink asChild tone="primary" size="lg" isBlock>
            <Link to={paths.resetPassword}>{t`Request a new link`}</Link>
          </ButtonLink>
        )}
        <BackToLogin />
      </div>
    </>
  )
}
