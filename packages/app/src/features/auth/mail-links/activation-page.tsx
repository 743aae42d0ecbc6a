import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../../session/session-context.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { DonePanel } from '../../../shared/auth-page/done-panel.tsx'
import { MailLinkForm } from './mail-link-form.tsx'
import { ResendForm } from '../registration/resend-form.tsx'
import { useLinkToken } from './use-link-token.ts'

interface Activated {
  readonly username: string
  readonly wasAlreadyActive: boolean
}

const linkError = msg`An error has occurred. Please check your activation link.`

/** Target of the link in the registration email. */
export function ActivationPage(): ReactNode {
  const { t } = useLingui()
  const [activated, setActivated] = useState<Activated | null>(null)

  const form = useForm(
    () => import('@olympus/contract/auth').then(({ activateAccount }) => activateAccount),
    {
      initial: { token: useLinkToken() },
      input: (body) => ({ body }),
      invalidTexts: { token: linkError },
      onDone: setActivated,
    },
  )

  return (
    <div className={styles.form}>
      <PageTitle title={t`Activate your account`} />
      {activated ? (
        <ActivatedAccount {...activated} />
      ) : (
        <MailLinkForm
          form={form}
          title={t`Activate your account`}
          line={t`One step left: confirm that this email address is yours.`}
          action={t`Activate account`}
          badLinkKey="ACTIVATION_LINK_INVALID"
          badLinkMessage={linkError}
          badLinkHelp={<ResendForm initialEmail="" />}
        />
      )}
    </div>
  )
}

function ActivatedAccount({ username, wasAlreadyActive }: Activated): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()

  const line = () => {
    if (user)
      return wasAlreadyActive ? t`The account ${username} is already active.` : t`Welcome, ${username}.`
    return wasAlreadyActive
      ? t`The account ${username} is already active. You can log in.`
      : t`Welcome, ${username}. You can log in now.`
  }

  return (
    <DonePanel title={wasAlreadyActive ? t`Already active` : t`Your account is active`} line={line()}>
      <BackToLogin isNext />
    </DonePanel>
  )
}
