import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'

import { useForm } from '../../../shared/form/use-form.ts'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { DonePanel } from '../../../shared/auth-page/done-panel.tsx'
import { MistakeHelp } from '../mistake-help.tsx'
import { usedLinkMessage } from './link-messages.ts'
import { MailLinkForm } from './mail-link-form.tsx'
import { SetPasswordLink } from './set-password-link.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Target of the link that is mailed to the old address after an email change. */
export function UndoEmailPage(): ReactNode {
  const { t } = useLingui()
  const [email, setEmail] = useState<string | null>(null)

  const form = useForm(
    () => import('@olympus/contract/account').then(({ undoEmailChange }) => undoEmailChange),
    {
      initial: { token: useLinkToken() },
      input: (body) => ({ body }),
      invalidTexts: { token: usedLinkMessage },
      onDone: (undone) => setEmail(undone.email),
    },
  )

  return (
    <div className={styles.form}>
      <PageTitle title={t`Undo the email change`} />
      {email === null ? (
        <MailLinkForm
          form={form}
          title={t`Undo the email change`}
          line={t`Your account switches back to this address, and all devices are logged out.`}
          action={t`Undo the change`}
          badLinkKey="EMAIL_LINK_INVALID"
          badLinkMessage={usedLinkMessage}
          badLinkHelp={
            <div className={styles.line}>
              <MistakeHelp topic="login" />
            </div>
          }
        />
      ) : (
        <DonePanel
          title={t`Your old email is back`}
          line={t`Your account uses ${email} again, and all devices are logged out. The person who changed it may know your password, so it no longer works. Set a new one now.`}
        >
          <SetPasswordLink email={email} />
        </DonePanel>
      )}
    </div>
  )
}
